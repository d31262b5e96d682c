import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { UndoLines } from '../../components/states/undo-lines.tsx'
import { MarksWatch } from '../../features/cleaning/marks/marks-watch.tsx'
import { LiveProvider } from '../../platform/live.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { recheckSession } from '../guard.ts'
import { liveUpdates } from '../live-updates.ts'
import { RequestWatch } from '../request-watch/request-watch.tsx'
import { SoundBar } from '../request-watch/sound-bar.tsx'
import { ResponseWatch } from '../response-watch/response-watch.tsx'
import { SessionWatch } from '../session-watch.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { CommandPalette } from './command-palette.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { DemoBar } from './demo-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { ServerBar } from './server-bar.tsx'
import classes from './shell.module.css'
import { SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'
import { useFollowSwitch } from './use-switch-property.ts'
import { useTrialEnds } from './use-trial-ends.ts'
import { UserMenu } from './user-menu.tsx'

const CONTENT_ID = 'content'

export function Shell() {
  const t = useT()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { claims, isDemo, liveAfter, property } = useSession()
  useFollowSwitch()
  useTrialEnds()
  const [isPaletteOpen, palette] = useDisclosure(false)
  useHotkeys([['mod+K', palette.open]], [], true)

  return (
    // Another property is another stream and other pages.
    <LiveProvider
      key={property.id}
      propertyId={property.id}
      userId={claims.user_id}
      liveAfter={liveAfter}
      updates={liveUpdates}
      onRefused={() => recheckSession(queryClient, router)}
    >
      <a className={classes.skip} href={`#${CONTENT_ID}`}>
        {t('nav.skip')}
      </a>
      <div className={classes.shell}>
        <aside className={classes.side}>
          <div className={classes.sideContent}>
            <span className={classes.product}>Innkeeper</span>
            <SideNavigation />
            <div className={classes.person}>
              <UserMenu position="top-start" />
            </div>
          </div>
        </aside>
        <div className={classes.column}>
          <TopBar onSearch={palette.open} />
          <ServerBar />
          <ConnectionBar />
          <SoundBar />
          {isDemo && <DemoBar />}
          <SectionTabs />
          <main id={CONTENT_ID} tabIndex={-1} className={classes.content}>
            <SettingsFrame>
              <Outlet />
            </SettingsFrame>
          </main>
        </div>
        <PhoneBar />
      </div>
      <UndoLines />
      <SessionWatch />
      <RequestWatch />
      <ResponseWatch />
      <MarksWatch />
      <CommandPalette isOpen={isPaletteOpen} onClose={palette.close} />
    </LiveProvider>
  )
}
