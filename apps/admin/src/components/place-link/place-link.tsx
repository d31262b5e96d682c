import type { MediaUse } from '@innkeeper/api/media.ts'
import { TEMPLATE_LOCATIONS } from '@innkeeper/domain/html-builder/constants.ts'
import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'

/** Where something is used, in words that lead there; words alone where there is nothing to open. */
export function PlaceLink({
  use: { place, id, name, type },
  className,
}: {
  use: MediaUse
  className?: string | undefined
}) {
  const t = useT()
  const words = t(place === 'template' && type ? `media.use.template.${type}` : `media.use.${place}`, {
    name,
  })
  const look = className === undefined ? {} : { className }
  if (place === 'tab-bar' || place === 'tab-bar-draft') {
    return (
      <Link {...look} to="/guestbook/tab-bar">
        {words}
      </Link>
    )
  }
  if (!id) return words
  switch (place) {
    case 'card':
    case 'published-card':
      return (
        <Link {...look} to="/guestbook/cards/$cardId" params={{ cardId: id }}>
          {words}
        </Link>
      )
    case 'product':
      return (
        <Link {...look} to="/products/$productId" params={{ productId: id }}>
          {words}
        </Link>
      )
    case 'deal':
      return (
        <Link {...look} to="/upselling/$dealId" params={{ dealId: id }}>
          {words}
        </Link>
      )
    case 'survey':
      return (
        <Link {...look} to="/surveys/$surveyId" params={{ surveyId: id }}>
          {words}
        </Link>
      )
    case 'scheduled-message':
      return (
        <Link {...look} to="/messages" search={{ view: 'mailings', mailing: id }}>
          {words}
        </Link>
      )
    case 'template':
      return (
        <Link
          {...look}
          to="/templates/$location/$templateId"
          params={{ location: locationOf(type), templateId: id }}
        >
          {words}
        </Link>
      )
    default:
      return words
  }
}

/** What an address calls a template of this type; where it is not known the editor puts the address right. */
function locationOf(type: MediaUse['type']): string {
  const known = Object.entries(TEMPLATE_LOCATIONS).find(([, one]) => one === type)
  return known?.[0] ?? 'pages'
}
