import styles from './picture.module.css'

export type PictureSource = {
  alt: string
  /** Of the original, so that its place is known before it arrives. */
  width: number
  height: number
  /** Where the subject is, 0 to 1 from left and top. */
  focalX: number
  focalY: number
}

type Format = 'avif' | 'webp' | 'jpeg'
type PictureProps<W extends number> = {
  source: PictureSource
  widths: readonly W[]
  addressOf: (width: W, format: Format) => string
  /** As in HTML: how wide the picture is shown. */
  sizes: string
  /** The first thing a visitor sees: loaded at once and before the rest. */
  isFirst?: boolean
  /** The same picture cut for some screens; the first whose screens fit is taken. */
  cuts?: readonly PictureCut[]
}

export type PictureCut = { media: string; sizes: string; setOf: (format: Format) => string }

const CENTRE = 0.5
const MODERN = ['avif', 'webp'] as const

/** A picture in the browser's best format and the width it is shown in; fills its box around the subject. */
export function Picture<W extends number>(props: PictureProps<W>) {
  const { source, widths, addressOf, sizes, isFirst, cuts = [] } = props
  const served = servedWidths(widths, source.width)
  const set = (format: Format) => served.map((width) => `${addressOf(width, format)} ${width}w`).join(', ')
  const middle = served[Math.floor(served.length / 2)]
  const isCentred = source.focalX === CENTRE && source.focalY === CENTRE
  return (
    <picture className={styles.picture}>
      {[...cuts, { media: undefined, sizes, setOf: set }].flatMap(({ media, sizes: shown, setOf }) =>
        MODERN.map((format) => (
          <source
            key={`${media} ${format}`}
            media={media}
            type={`image/${format}`}
            srcSet={setOf(format)}
            sizes={shown}
          />
        )),
      )}
      <img
        className={styles.image}
        src={middle === undefined ? undefined : addressOf(middle, 'jpeg')}
        srcSet={set('jpeg')}
        sizes={sizes}
        alt={source.alt}
        width={source.width}
        height={source.height}
        decoding={isFirst ? 'auto' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        {...(isCentred ? {} : { style: { objectPosition: focalPoint(source) } })}
      />
    </picture>
  )
}

/** No width beyond the original's, except the smallest: enlarging costs bytes and adds nothing. */
export function servedWidths<W extends number>(widths: readonly W[], original: number): W[] {
  return widths.filter((width, place) => place === 0 || width <= original)
}

function focalPoint({ focalX, focalY }: PictureSource): string {
  return `${Math.round(focalX * 100)}% ${Math.round(focalY * 100)}%`
}
