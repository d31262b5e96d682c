import type { ModulePageProps } from '../../page/module-page-props.ts'
import { Offers } from '../../page/offers/offers.tsx'
import { pageLink } from '../../page/page-link.ts'
import { usePageSetting } from '../../page/page-setting.tsx'

/** Room upgrades, as far as the page was handed any for this module. */
export function RoomUpgradesPage({ module: { id, props } }: ModulePageProps<'room-upgrades'>) {
  const setting = usePageSetting()
  const all = pageLink({ type: 'feature', value: 'upgrades' }, setting)
  return <Offers look={props} offers={setting.offers[id] ?? []} all={all} />
}
