import type { Card, CardContent } from '../card-schema.ts'
import { brandContrast, wordsOnPicture } from './contrast.ts'
import { emptyCard, emptyInLanguages } from './empty.ts'
import type { PublishFacts } from './facts.ts'
import { brokenLinks } from './links.ts'
import type { KnownIds } from './own-address.ts'
import { pictureFilesGone, picturesWithoutWords } from './pictures.ts'
import type { CardProblem, PublishProblem } from './problem.ts'
import { closedProducts } from './products.ts'
import { missingFields } from './required.ts'
import { brokenTabs } from './tabs.ts'
import { unseen } from './unseen.ts'

/** Everything worth a look before these cards become what guests see, in the order of the cards; what blocks first. */
export function publishProblems(cards: readonly Card[], facts: PublishFacts): PublishProblem[] {
  const look = lookThrough(cards, facts)
  for (;;) {
    const { done, value } = look.next()
    if (done) return value
  }
}

/** The same in steps of a card each, for who cannot look through hundreds at a stretch. */
export function* lookThrough(
  cards: readonly Card[],
  facts: PublishFacts,
): Generator<undefined, PublishProblem[]> {
  const hidden = withHeld(cards, ({ isHidden }) => isHidden === true)
  const shown = cards
    .filter(({ id }) => !hidden.has(id))
    .map((card) => ({ ...card, content: inLanguages(card, facts) }))
  const whyUnseen = new Map<string, CardProblem[]>()
  for (const card of shown) {
    whyUnseen.set(card.id, unseen(card, facts))
    yield
  }
  const notMet = withHeld(shown, ({ id }) => whyUnseen.get(id)?.length !== 0)
  const met = shown.filter(({ id }) => !notMet.has(id))
  const known: KnownIds = {
    ...facts,
    cards: new Set(met.map(({ id }) => id)),
    forms: new Set(met.flatMap(({ form }) => form?.id ?? [])),
  }
  const heldBy = Map.groupBy(shown, ({ parentId }) => parentId)
  const all: PublishProblem[] = []
  for (const card of shown) {
    const found = cardProblems(card, heldBy.get(card.id)?.length ?? 0, known, facts)
    // What no guest will meet keeps nobody from publishing the rest.
    const rest = notMet.has(card.id) ? found.map((one) => ({ ...one, blocks: false })) : found
    all.push(...[...(whyUnseen.get(card.id) ?? []), ...rest].map((one) => ({ ...one, cardId: card.id })))
    yield
  }
  const [main = 0] = facts.languages
  const ofProperty = [...brokenTabs(facts.tabBar, known, main), ...brandContrast(facts.brand)]
  all.push(...ofProperty.map((one) => ({ ...one, cardId: null })))
  return [...all.filter(({ blocks }) => blocks), ...all.filter(({ blocks }) => !blocks)]
}

/** Those that keep everything from being published. */
export function blockingProblems(problems: readonly PublishProblem[]): PublishProblem[] {
  return problems.filter(({ blocks }) => blocks)
}

function cardProblems(card: Card, heldCards: number, known: KnownIds, facts: PublishFacts): CardProblem[] {
  const [main = 0] = facts.languages
  return [
    ...missingFields(card, main),
    ...brokenLinks(card, known),
    ...closedProducts(card, facts),
    ...pictureFilesGone(card, facts),
    ...emptyCard(card, heldCards, main),
    ...emptyInLanguages(card, facts.languages),
    ...picturesWithoutWords(card, facts),
    ...wordsOnPicture(card),
  ]
}

/** Cards of which this holds, with what they hold. */
function withHeld(cards: readonly Card[], holds: (card: Card) => boolean): Set<string> {
  const found = new Set(cards.filter(holds).map(({ id }) => id))
  const held = cards.filter(({ parentId }) => parentId !== null && found.has(parentId))
  return new Set([...found, ...held.map(({ id }) => id)])
}

/** What guests can read of it: words stay stored when a language is hidden from them. */
function inLanguages({ content }: Card, { languages }: PublishFacts): CardContent {
  return Object.fromEntries(Object.entries(content).filter(([index]) => languages.includes(Number(index))))
}
