import { expect, test } from 'vitest'
import { RequestScreen } from './details/request-screen.tsx'
import { drawSample } from './draw-sample.tsx'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { RoomScreen } from './room/room-screen.tsx'
import { UntilClosed } from './stay-closed.tsx'

test('once the stay has ended nothing can be asked for, and the guestbook is the way on', () => {
  for (const screen of [
    <OverviewScreen key="all" />,
    <RoomScreen key="room" upgradeId="suite" />,
    <RequestScreen key="form" upgradeId="suite" onSent={() => undefined} isAgreed={() => false} />,
  ]) {
    const html = drawSample(<UntilClosed>{screen}</UntilClosed>, { isOpen: false })
    expect(html).toContain('Requests for another room are closed for your stay now')
    expect(html).toContain('href="/return/fjellheim"')
    expect(html).not.toMatch(/Fjord suite|<button/)
    expect(drawSample(<UntilClosed>{screen}</UntilClosed>)).toContain('Fjord suite')
  }
})
