import { framedHtml } from './framed-html.ts'

type Props = { title: string; html: string; isDark?: boolean; className?: string | undefined; width?: string }

/**
 * An e-mail in a frame that runs nothing. Another content is another frame: each one that a frame is given later would
 * be a step of the browser's Back.
 */
export function MailFrame({ title, html, isDark = false, className, width }: Props) {
  const shown = framedHtml(html, isDark)
  return (
    <iframe key={shown} className={className} data-width={width} title={title} sandbox="" srcDoc={shown} />
  )
}
