import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { hasWords, headerParts, wordsOf } from '../../content-lines.ts'
import alignment from '../../page/alignment.module.css'
import { customProperties } from '../../page/custom-properties.ts'
import { fontFamily } from '../../page/font-family.ts'
import look from '../../page/look.module.css'
import type { ModulePageProps } from '../../page/module-page-props.ts'
import { OwnPicture, ownPictureOf } from '../../page/own-picture.tsx'
import { paddingStyle } from '../../page/padding-style.ts'
import { usePageSetting } from '../../page/page-setting.tsx'
import { RichLine, RichTextView } from '../../page/rich-text.tsx'
import { GroundProvider, Surface, useGround } from '../../page/surface.tsx'
import { surfaceStyle } from '../../page/surface-style.ts'
import { wordsColour } from '../../page/words-colour.ts'
import { HeaderName } from './header-name.tsx'
import styles from './page.module.css'
import { PICTURE_ABOVE } from './picture-above.ts'

/** What stands behind words on a picture: its veil over the brightest picture there is. */
const VEILED = '#595959'

/** A title, a lead when there is more than one block, and the property above them; on a picture when there is one. */
export function HeaderPage({ module, isTitle, isFirst }: ModulePageProps<'header'>) {
  const { props, innerPadding } = module
  const setting = usePageSetting()
  const picture = ownPictureOf(props.backgroundImage, setting)
  if (!picture && !props.nameEnabled && !hasWords(props.content)) return null
  const font = props.fontFamily ? customProperties({ '--font-heading': fontFamily(props.fontFamily) }) : {}
  const words = (
    <>
      {props.nameEnabled && <HeaderName />}
      <HeaderWords module={module} isTitle={isTitle} />
    </>
  )
  if (!picture) {
    return (
      <Surface
        background={props.backgroundEnabled ? props.backgroundColor : null}
        className={alignment[props.alignment]}
        style={{ ...paddingStyle(innerPadding), ...font }}
      >
        {words}
      </Surface>
    )
  }
  if (setting.medium === 'email') {
    const colour = colourOf(props.backgroundColor ?? 'brand', setting.brand)
    return (
      <div
        className={styles.mailed}
        style={{ ...font, paddingTop: `${Math.max(PICTURE_ABOVE, innerPadding.top)}px` }}
      >
        <div className={styles.picture}>
          <OwnPicture picture={picture} alt={props.backgroundImage?.name ?? ''} share={1} isFirst={isFirst} />
        </div>
        <GroundProvider value={colour}>
          <div
            className={classNames(styles.board, alignment[props.alignment])}
            style={surfaceStyle(colour, setting.brand)}
          >
            {words}
          </div>
        </GroundProvider>
      </div>
    )
  }
  const roundness = props.backgroundImage?.roundness
  return (
    <div
      className={styles.pictured}
      style={{ ...font, ...(roundness === undefined ? {} : { borderRadius: `${roundness}px` }) }}
    >
      <div className={styles.picture}>
        <OwnPicture picture={picture} alt={props.backgroundImage?.name ?? ''} share={1} isFirst={isFirst} />
      </div>
      <GroundProvider value={VEILED}>
        <div
          className={classNames(styles.veil, alignment[props.alignment])}
          style={{
            ...paddingStyle(innerPadding),
            ...customProperties({ '--room-above': `${innerPadding.top}px` }),
          }}
        >
          {words}
        </div>
      </GroundProvider>
    </div>
  )
}

function HeaderWords({ module: { props }, isTitle }: Pick<ModulePageProps<'header'>, 'module' | 'isTitle'>) {
  const { brand, isStill } = usePageSetting()
  const ground = useGround()
  const { title, lead } = headerParts(props.content)
  const colour = props.color ? wordsColour(props.color, ground, brand) : null
  // An editor has a title of its own.
  const Heading = isTitle && !isStill ? 'h1' : 'h2'
  return (
    <>
      {wordsOf(title).trim() !== '' && (
        <Heading
          className={classNames(isTitle ? styles.title : styles.heading, colour && look.coloured)}
          style={colour ?? undefined}
          dir="auto"
        >
          <RichLine content={title} />
        </Heading>
      )}
      {hasWords(lead) && (
        <div className={styles.lead}>
          <RichTextView text={lead} />
        </div>
      )}
    </>
  )
}
