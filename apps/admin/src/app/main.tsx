import '@fontsource-variable/fraunces/index.css'
import '@fontsource-variable/inter/index.css'
// In a layer: our own styles win whatever order the bundler puts them in.
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './theme/tokens.css'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetCleaning, forgetUnlessOf } from '../features/cleaning/offline/forget-kept.ts'
import { afterLeaving } from '../platform/after-leaving.ts'
import { forgetGuestForms } from '../platform/forget-guest-forms.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { styleNonce } from '../platform/style-nonce.ts'
import { ADMIN_LANGUAGE } from '../platform/texts.ts'
import { followSession } from './follow-session.ts'
import { recheckSession } from './guard.ts'
import { Providers } from './providers.tsx'
import { createAdminRouter } from './router.ts'
import { startAnew } from './start-anew.ts'
import { tellLostMarks } from './tell-lost-marks.ts'

// The part that stops the page from scrolling behind a dialog looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

const queryClient = createQueryClient({ onRefused: () => recheckSession(queryClient, router) })
const router = createAdminRouter(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const i18n = createI18n(ADMIN_LANGUAGE, await loadAdminMessages(ADMIN_LANGUAGE))
afterLeaving(forgetCleaning)
followSession({
  queryClient,
  recheckSession: () => recheckSession(queryClient, router),
  forgetUnlessOf: (session) => void forgetUnlessOf(session).then((count) => tellLostMarks(i18n, count)),
  onTakenOver: ({ claims }) => startAnew({ queryClient, router, i18n, name: claims.name }),
})
// The tablet comes back from a guest: nothing of the form is left on it.
forgetGuestForms()
createRoot(root).render(
  <StrictMode>
    <Providers i18n={i18n} queryClient={queryClient} router={router} />
  </StrictMode>,
)
