import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { LaterTexts } from '../later/later-texts.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './pass-card.module.css'
import type { RoomPass } from './room-pass.ts'
import { WifiQr } from './wifi-qr.tsx'

type Wifi = NonNullable<RoomPass['wifi']>

/** The code that joins the network, over the sign that stood for it, and the password to copy. */
export function DeskWifi({ wifi }: { wifi: Wifi }) {
  return (
    <LaterTexts>
      <span className={styles.deskQr}>
        <WifiQr wifi={wifi} />
      </span>
      {wifi.password && <CopyPassword password={wifi.password} />}
    </LaterTexts>
  )
}

function CopyPassword({ password }: { password: string }) {
  const t = useTexts<GuestbookTranslate>()
  return (
    <span className={styles.deskCopy}>
      <CopyButton text={password} label={t('pass.copyPassword')} isWordShown />
    </span>
  )
}
