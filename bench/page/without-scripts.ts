const SCRIPT_ELEMENT = /<script\b[^>]*>[\s\S]*?<\/script>/gi
/** Where the page names what its loader starts later. */
const SCRIPT_NAMES = / data-(?:script|modules)="[^"]*"/g

/** The page as a static one would be: the same words, pictures and styles, nothing that runs. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT_ELEMENT, '').replace(SCRIPT_NAMES, '')
}
