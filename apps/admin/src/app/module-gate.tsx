import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { RouteComponent } from '@tanstack/react-router'
import { ModuleOffer } from '../features/modules/module-offer.tsx'
import { useSession } from '../platform/session.ts'
import type { ListedPage } from '../platform/staff-page.ts'

/** The page while the property has the module, else the offer to get it; follows a trial that ends. */
export function moduleGate(
  module: ModuleName,
  Page: RouteComponent,
  name: ListedPage['label'] | undefined,
): RouteComponent {
  function GatedPage() {
    const { modules } = useSession().property
    return modules.includes(module) ? <Page /> : <ModuleOffer module={module} page={name} />
  }
  // The router fetches a page's part ahead through this.
  return Page.preload ? Object.assign(GatedPage, { preload: Page.preload }) : GatedPage
}
