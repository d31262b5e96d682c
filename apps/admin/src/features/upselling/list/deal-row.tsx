import type { MediaFile } from '@innkeeper/api/media.ts'
import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { isCheaperInDeal } from '@innkeeper/domain/upselling/deal-price.ts'
import { Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { useT } from '../../../platform/texts.ts'
import { audienceSentence } from '../audience-sentence.ts'
import { DealBadge } from '../deal-badge.tsx'
import { DealPrice } from '../deal-price.tsx'
import { dealStanding } from '../deal-standing.ts'
import { pictureOfDeal } from '../picture-of-deal.ts'
import type { DealProductFacts } from '../use-deal-products.ts'
import { useDealTitle } from '../use-deal-title.ts'
import { useMissingWords } from '../use-missing-words.ts'
import { DealMenu } from './deal-menu.tsx'
import { DealPicture } from './deal-picture.tsx'
import classes from './deals.module.css'
import type { DealActs } from './use-deal-acts.ts'

type Props = {
  item: StaffDeal
  facts: ReadonlyMap<string, DealProductFacts>
  files: ReadonlyMap<string, MediaFile>
  acts: DealActs
  /** Null while a search leaves some out: what is not seen cannot be passed. */
  place: RowPlace | null
}

export function DealRow({ item, facts, files, acts, place }: Props) {
  const t = useT()
  const { deal, steps } = item
  const name = useDealTitle()(deal)
  const names = useSegmentNames()
  const missing = useMissingWords()(item, facts)
  const standing = dealStanding(deal.state, steps)
  const { rowProps, handleRef, isCarried } = useDragRow(deal.id, place === null)
  const isActive = deal.state === 'active'
  const isWaiting = isActive && standing === 'incomplete'
  return (
    <li
      {...rowProps}
      className={`${rows.row} ${classes.row}`}
      data-carried={isCarried || undefined}
      data-drop={place?.dropMark ?? undefined}
      data-quiet={standing !== 'on sale' || undefined}
    >
      {place && <RowHandle handleRef={handleRef} name={name} place={place} />}
      <DealPicture mediaId={pictureOfDeal(deal, facts)} files={files} />
      <div className={classes.words}>
        <Link to="/upselling/$dealId" params={{ dealId: deal.id }} className={classes.name}>
          {name}
        </Link>
        <ul className={classes.products}>
          {deal.products.map(({ productId, salePrice }) => {
            const known = facts.get(productId)
            return (
              <li key={productId}>
                {known?.name ?? '…'}
                {known?.product && !known.whyNot && (
                  <DealPrice product={known.product} salePrice={salePrice} />
                )}
                {known?.product && salePrice !== null && !isCheaperInDeal(salePrice, known.product) && (
                  <span className={classes.quiet}>{t('upselling.price.notLowered')}</span>
                )}
              </li>
            )
          })}
        </ul>
        <p className={classes.quiet}>{audienceSentence(t, deal.visibility, names)}</p>
        {missing.length > 0 && (
          <ul className={classes.missing}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.state}>
        {standing === 'incomplete' && <DealBadge standing={standing} />}
        <Switch
          label={
            isWaiting
              ? t('upselling.onSale.incomplete')
              : t(`upselling.standing.${isActive ? 'on sale' : 'paused'}`)
          }
          aria-label={t(isWaiting ? 'upselling.onSale.incomplete.row' : 'upselling.onSale.row', { name })}
          checked={isActive}
          disabled={!isActive && standing === 'incomplete'}
          onChange={(event) => acts.setState(item, event.currentTarget.checked ? 'active' : 'paused')}
        />
      </div>
      <DealMenu item={item} acts={acts} />
    </li>
  )
}
