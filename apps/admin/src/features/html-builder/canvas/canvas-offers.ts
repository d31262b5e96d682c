import type { TemplateOffer } from '@innkeeper/api/html-builder/templates.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { offersShown } from '@innkeeper/html-builder/offers-asked.ts'
import type { PageOffer, PageSetting, PageSurvey } from '@innkeeper/html-builder/page/page-setting.tsx'
import type { TemplateSources } from '../api.ts'

const pageOffer = (offer: TemplateOffer): PageOffer => ({ ...offer, href: '' })

/** Offers and surveys of the modules that show some, as a guest could get them. */
export function offersIn(
  looks: TemplateDraft['looks'],
  sources: TemplateSources | undefined,
): Pick<PageSetting, 'offers' | 'surveys'> {
  const offers: Record<string, PageOffer[]> = {}
  const surveys: Record<string, PageSurvey> = {}
  if (!sources) return { offers, surveys }
  for (const [id, look] of Object.entries(looks)) {
    if (look.type === 'upselling') offers[id] = chosen(look, 'props.deals', sources.upselling.items)
    if (look.type === 'room-upgrades') offers[id] = chosen(look, 'props.upgrades', sources.roomUpgrades.items)
    if (look.type !== 'guest-feedback') continue
    const survey = sources.guestFeedback.items.find((one) => one.id === look['props.surveyId'])
    if (survey) surveys[id] = { question: survey.title, href: '' }
  }
  return { offers, surveys }
}

function chosen(
  look: TemplateDraft['looks'][string],
  path: string,
  items: readonly TemplateOffer[],
): PageOffer[] {
  const selection = look['props.selection'] === 'chosen' ? 'chosen' : 'fitting'
  const ids = (look[path] ?? []) as readonly string[]
  return offersShown({ selection, ids }, items).map(pageOffer)
}
