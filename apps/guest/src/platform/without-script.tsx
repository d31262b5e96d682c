import { callHref, mailHref } from '@innkeeper/domain/links.ts'
import { useProperty } from './property-picture.tsx'
import styles from './without-script.module.css'

/**
 * Who to ask where a script would have brought the answer. Browsers that run one never read it, so the words are
 * written by the server alone.
 */
export function WithoutScript({ text }: { text: string }) {
  const { phone, email } = useProperty().contact
  return (
    <noscript>
      {import.meta.env.SSR && (
        <div className={styles.ask}>
          <p>{text}</p>
          {phone && <a href={callHref(phone)}>{phone}</a>}
          {email && <a href={mailHref(email)}>{email}</a>}
        </div>
      )}
    </noscript>
  )
}
