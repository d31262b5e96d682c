import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import { Anchor, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../components/editing/row-buttons/use-row-words.ts'
import { LoadError } from '../../../components/states/load-error.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { moved } from '../../../platform/moved.ts'
import { useT } from '../../../platform/texts.ts'
import { allProductsQuery } from '../api.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { PRODUCTS_MAX, withProducts } from './product-ids.ts'
import classes from './sections.module.css'

const NONE: string[] = []

/** The products a Product card offers, in their order. */
export function ProductChoice() {
  const t = useT()
  const rowWords = useRowWords()
  const store = useStore()
  const { index } = useDefaultLanguage()
  const ids = useDraftField(({ form }) => form?.productIds ?? NONE)
  const { data: products, error, refetch } = useQuery(allProductsQuery)
  if (!products && error) return <LoadError error={error} onRetry={refetch} />
  const byId = new Map(products?.map((item) => [item.product.id, item]))
  const nameOf = ({ product }: StaffProduct) =>
    titleOf(product, { languageIndex: index, defaultIndex: index }) || t('products.unnamed')
  const put = (next: string[]) => store.change((draft) => withProducts(draft, next))
  const free = (products ?? []).filter(({ product }) => !ids.includes(product.id))
  return (
    <div>
      {ids.length === 0 && <p className={classes.quiet}>{t('product.none')}</p>}
      <ol className={classes.held} aria-label={t('product.products')}>
        {ids.map((id, at) => {
          const item = byId.get(id)
          const name = item ? nameOf(item) : t('product.gone')
          return (
            <li key={id}>
              <span className={classes.product}>
                {item ? (
                  <Anchor
                    renderRoot={(props) => (
                      <Link to="/products/$productId" params={{ productId: id }} {...props} />
                    )}
                  >
                    {name}
                  </Anchor>
                ) : (
                  products && <span className={classes.quiet}>{name}</span>
                )}
                {item && item.state !== 'enabled' && (
                  <StateBadge tone={item.state === 'incomplete' ? 'notice' : 'quiet'}>
                    {t(`products.state.${item.state}`)}
                  </StateBadge>
                )}
                {item?.stock === 0 && <StateBadge tone="notice">{t('products.soldOut')}</StateBadge>}
              </span>
              <RowButtons
                words={rowWords(name)}
                place={at}
                count={ids.length}
                onMove={(by) => put(moved(ids, at, by))}
                onRemove={() => put(ids.filter((one) => one !== id))}
              />
            </li>
          )
        })}
      </ol>
      {ids.length < PRODUCTS_MAX && (
        <Select
          label={t('product.add')}
          placeholder={t('products.search')}
          data={free.map((item) => ({
            value: item.product.id,
            label:
              item.state === 'enabled'
                ? nameOf(item)
                : `${nameOf(item)} (${t(`products.state.${item.state}`)})`,
          }))}
          value={null}
          onChange={(id) => id && put([...ids, id])}
          nothingFoundMessage={t('product.nothingFound')}
          searchable
        />
      )}
      <p className={classes.quiet}>
        <Anchor renderRoot={(props) => <Link to="/products" {...props} />}>{t('product.toProducts')}</Anchor>
      </p>
    </div>
  )
}
