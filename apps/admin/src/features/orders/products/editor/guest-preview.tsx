import { nameOf, wordsOf } from '@innkeeper/domain/orders/product-words.ts'
import { UNREADABLE } from '../../../../components/editing/amount-field/amount-field.tsx'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { useMedia } from '../../../../components/media/api.ts'
import { MediaThumbnail } from '../../../../components/media/media-thumbnail.tsx'
import { Box } from '../../../../components/page/box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../../../../platform/use-money.ts'
import type { ProductDraft } from '../draft/product-draft.ts'
import classes from './editor.module.css'

/** The product in a few strokes as guests read it, in the language at hand. */
export function GuestPreview({ draft, language }: { draft: ProductDraft; language: number }) {
  const t = useT()
  const { money } = useMoney()
  const defaultIndex = useContentLanguages()[0]?.index ?? 0
  const wanted = { languageIndex: language, defaultIndex }
  const words = wordsOf(draft, wanted)
  const picture = draft.attachments.find(({ kind }) => kind === 'picture')?.mediaId
  const file = useMedia(picture ? [picture] : []).get(picture ?? '')
  const { salePrice, listOfChoices, extras } = draft.options
  const isOnSale = salePrice !== null && salePrice !== UNREADABLE
  const price = draft.price === UNREADABLE ? 0 : draft.price
  const { allergens, diets, minimumAge } = draft.options
  const marks = [
    ...diets.map((mark) => t(`products.diet.${mark}`)),
    ...allergens.map((mark) => t(`products.allergen.${mark}`)),
    ...(minimumAge === null ? [] : [t('products.fromAge', { age: minimumAge })]),
  ]
  const parts = [...listOfChoices, ...extras].map(({ id, names }) => ({ id, name: nameOf(names, wanted) }))
  return (
    <Box title={t('products.preview')} flush>
      <div className={classes.preview}>
        {picture && (
          <span className={classes.previewPicture}>
            <MediaThumbnail key={picture} file={file} mediaId={picture} width={640} />
          </span>
        )}
        <div className={classes.previewWords}>
          <span className={classes.previewTitle}>{words?.title || t('products.unnamed')}</span>
          {words?.description && <p className={classes.previewText}>{words.description}</p>}
          <span>
            {isOnSale && <s className={classes.quiet}>{money(price)}</s>}{' '}
            <strong>{money(isOnSale ? salePrice : price)}</strong>
          </span>
          {marks.length > 0 && <span className={classes.quiet}>{marks.join(' · ')}</span>}
          {parts.some(({ name }) => name) && (
            <ul className={classes.previewParts}>
              {parts.map(({ id, name }) => name && <li key={id}>{name}</li>)}
            </ul>
          )}
        </div>
      </div>
    </Box>
  )
}
