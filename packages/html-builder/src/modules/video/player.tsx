import type { Film } from './film.ts'
import styles from './page.module.css'

/** The film itself, once somebody asked for it. */
export function Player({ film, title }: { film: Film; title: string }) {
  // biome-ignore lint/a11y/useMediaCaption: the film is the property's file; it brings its own captions or none
  if (film.kind === 'file') return <video className={styles.player} src={film.source} controls autoPlay />
  return (
    <iframe
      className={styles.player}
      src={film.source}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Players refuse to play for a page that does not say where it is.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
