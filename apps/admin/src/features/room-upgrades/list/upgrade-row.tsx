import type { MediaFile } from '@innkeeper/api/media.ts'
import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { missingToStart } from '@innkeeper/domain/room-upgrades/ready-to-start.ts'
import { Switch } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import { otherPrices } from '../price-words.ts'
import { useAmount } from '../use-amount.ts'
import { useCategories } from '../use-categories.ts'
import { FreeNights } from './free-nights.tsx'
import { RoomPicture } from './room-picture.tsx'
import { UpgradeMenu } from './upgrade-menu.tsx'
import classes from './upgrades.module.css'
import { useUpgradeActs } from './use-upgrade-acts.ts'

type Props = { item: StaffUpgrade; files: ReadonlyMap<string, MediaFile>; place: RowPlace }

export function UpgradeRow({ item, files, place }: Props) {
  const t = useT()
  const { money } = useMoney()
  const amount = useAmount()
  const { rooms, nameOf, wayOf } = useCategories()
  const acts = useUpgradeActs(item)
  const { upgrade } = item
  const { rowProps, handleRef, isCarried } = useDragRow(upgrade.id)
  const way = wayOf(upgrade)
  const missing = upgrade.state === 'paused' ? missingToStart(upgrade) : null
  const others = otherPrices(t, upgrade, amount)
  return (
    <li
      {...rowProps}
      className={`${rows.row} ${classes.row}`}
      data-carried={isCarried || undefined}
      data-drop={place.dropMark ?? undefined}
      data-paused={upgrade.state === 'paused' || undefined}
    >
      <RowHandle handleRef={handleRef} name={way} place={place} />
      <span className={classes.pictures}>
        <RoomPicture room={rooms.get(upgrade.from)} files={files} />
        <RoomPicture room={rooms.get(upgrade.to)} files={files} />
      </span>
      <div className={classes.words}>
        <Link
          to="/room-upgrades/$roomUpgradeId"
          params={{ roomUpgradeId: upgrade.id }}
          className={classes.name}
        >
          {nameOf(upgrade.from)}{' '}
          <IconArrowRight size={15} stroke={1.8} role="img" aria-label={t('roomUpgrades.request.to')} />{' '}
          {nameOf(upgrade.to)}
        </Link>
        <span className={classes.price}>
          {missing === 'price'
            ? t('roomUpgrades.lacks.price')
            : t('roomUpgrades.perNight', { price: money(upgrade.pricePerNight) })}
        </span>
        {missing === 'vat' && <span className={classes.quiet}>{t('roomUpgrades.lacks.vat')}</span>}
        {others && <span className={classes.quiet}>{others}</span>}
      </div>
      <FreeNights item={item} />
      <div className={classes.switches}>
        <Switch
          label={t('roomUpgrades.fullyBooked')}
          aria-label={t('roomUpgrades.fullyBooked.row', { name: way })}
          checked={upgrade.isFullyBooked}
          disabled={acts.isPending}
          onChange={(event) => acts.setFullyBooked(event.currentTarget.checked)}
        />
        <Switch
          label={t(`roomUpgrades.state.${upgrade.state}`)}
          aria-label={t('roomUpgrades.state.row', { name: way })}
          checked={upgrade.state === 'active'}
          disabled={acts.isPending || missing !== null}
          onChange={(event) => acts.setState(event.currentTarget.checked ? 'active' : 'paused')}
        />
      </div>
      <UpgradeMenu item={item} />
    </li>
  )
}
