import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import { DEAL_PRODUCTS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { catalogsQuery } from '../api.ts'
import { DealPrice } from '../deal-price.tsx'
import { catalogsShown } from './catalogs-shown.ts'
import classes from './product-dialog.module.css'

type Props = {
  chosen: ReadonlySet<string>
  isFull: boolean
  onChoose: (productId: string) => void
  onRemove: (productId: string) => void
  onClose: () => void
}

/** The catalogues of the house, each with the products that deals can offer. */
export function ProductDialog({ chosen, isFull, onChoose, onRemove, onClose }: Props) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const query = useQuery(catalogsQuery)
  const [search, setSearch] = useState('')
  const nameOf = ({ product }: StaffProduct) =>
    titleOf(product, { languageIndex: index, defaultIndex: index }) || t('products.unnamed')
  const wanted = search.trim().toLowerCase()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('upselling.products.add')}
      buttons={<Button onClick={onClose}>{t('action.done')}</Button>}
    >
      <Loaded query={query}>
        {(catalogs) => {
          const shown = catalogsShown(catalogs, (item) => nameOf(item).toLowerCase().includes(wanted))
          if (catalogs.length === 0) {
            return (
              <EmptyState
                title={t('upselling.catalogs.empty.title')}
                text={t('upselling.empty.products')}
                action={
                  <Button variant="default" renderRoot={(props) => <Link to="/products" {...props} />}>
                    {t('upselling.toProducts')}
                  </Button>
                }
              />
            )
          }
          return (
            <>
              <TextInput
                type="search"
                aria-label={t('upselling.catalogs.search')}
                placeholder={t('upselling.catalogs.search')}
                leftSection={<IconSearch size={16} stroke={1.7} />}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
                data-autofocus
              />
              {shown.length === 0 && <p className={classes.hint}>{t('list.noMatch.title')}</p>}
              {shown.map(({ id, name, source, items }) => (
                <fieldset key={id} className={classes.catalog}>
                  <legend>
                    {name || t(source === 'pms' ? 'upselling.catalogs.pms' : 'upselling.catalogs.unsorted')}
                  </legend>
                  {items.map((item) => {
                    const { product } = item
                    const isChosen = chosen.has(product.id)
                    return (
                      <Checkbox
                        key={product.id}
                        classNames={{ body: classes.choiceBody, labelWrapper: classes.choiceLabel }}
                        label={
                          <span className={classes.choice}>
                            <span>{nameOf(item)}</span>
                            <DealPrice product={product} salePrice={null} />
                          </span>
                        }
                        checked={isChosen}
                        disabled={isFull && !isChosen}
                        onChange={() => (isChosen ? onRemove(product.id) : onChoose(product.id))}
                      />
                    )
                  })}
                </fieldset>
              ))}
              <p className={classes.hint}>
                {isFull
                  ? t('upselling.products.full', { max: DEAL_PRODUCTS_MAX })
                  : t('upselling.catalogs.hint')}
              </p>
            </>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
