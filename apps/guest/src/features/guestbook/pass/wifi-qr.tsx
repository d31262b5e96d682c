import { wifiCode } from '@innkeeper/domain/guestbook/wifi-code.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { QrCode } from '../../../platform/qr-code.tsx'
import type { RoomPass } from './room-pass.ts'

/** The code another phone joins the network by. */
export function WifiQr({ wifi: { name, password } }: { wifi: NonNullable<RoomPass['wifi']> }) {
  const t = useTexts<GuestbookTranslate>()
  return <QrCode text={wifiCode(name, password)} label={t('pass.qr')} />
}
