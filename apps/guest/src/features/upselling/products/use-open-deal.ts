import { navigate, useSearch } from 'wouter/use-browser-location'
import { stepBack } from '../../../platform/step-back.ts'

type OpenDeal = { openId: string | null; open: (dealId: string) => void; close: () => void }

const OPENED_HERE = 'dealOpened'

/** The open deal is in the address: Back closes it, and a link can lead to it. The first HTML has none open. */
export function useOpenDeal(): OpenDeal {
  const search = useSearch({ ssrSearch: '' })
  return {
    openId: new URLSearchParams(search).get('deal') || null,
    open: (dealId) => navigate(addressWith(dealId), { state: { [OPENED_HERE]: true } }),
    close: () => {
      // A deal that came with the page has no step of its own to go back to.
      if (!stepBack(OPENED_HERE)) navigate(addressWith(null), { replace: true, state: null })
    },
  }
}

/** A deal's own link, relative: it carries nobody's key. */
export const dealHref = (dealId: string) => `?deal=${encodeURIComponent(dealId)}`

function addressWith(dealId: string | null): string {
  const query = new URLSearchParams(location.search)
  query.delete('deal')
  if (dealId !== null) query.set('deal', dealId)
  const text = query.toString()
  return text === '' ? location.pathname : `${location.pathname}?${text}`
}
