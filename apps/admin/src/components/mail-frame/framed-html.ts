import { inScheme } from '@innkeeper/html-builder/email/in-scheme.ts'
import { styleNonce } from '../../platform/style-nonce.ts'

/** The frame inherits the page's policy: its styles carry the page's nonce, and nothing else may run. It has no scheme of its own. */
export function framedHtml(html: string, isDark: boolean): string {
  const nonce = styleNonce()
  const shown = inScheme(html, isDark ? 'dark' : 'light')
  return nonce ? shown.replaceAll('<style', `<style nonce="${nonce}"`) : shown
}
