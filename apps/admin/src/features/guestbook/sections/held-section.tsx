import { CARD_TYPES, type CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { canHold } from '@innkeeper/domain/guestbook/grouping.ts'
import { Anchor, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { cardListQuery } from '../api.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { CardTypeIcon } from '../card-type-icon.tsx'
import { useCardActs } from '../list/use-card-acts.ts'
import type { CardSectionProps } from './section-props.ts'
import classes from './sections.module.css'

/** What a group or slider holds: all of one kind (spec 5). */
export function HeldSection({ card: holder }: CardSectionProps) {
  const t = useT()
  const sentTo = useAskedIn('held')
  const acts = useCardActs()
  const { index } = useDefaultLanguage()
  const { data } = useQuery(cardListQuery)
  const held = (data?.cards ?? []).filter(
    ({ card, deletedAt }) => card.parentId === holder.id && deletedAt === null,
  )
  const types = held.map(({ card }) => card.type)
  const offered = CARD_TYPES.filter((type) => canHold(holder.type, types, type))
  const add = (type: CardType) => acts.create({ what: { type }, parentId: holder.id })
  const [only] = offered
  return (
    <CollapsibleSection
      sentTo={sentTo}
      title={t('cards.section.held')}
      summary={t('held.count', { count: held.length })}
      isOpenAtFirst
    >
      {held.length === 0 ? (
        <p className={classes.quiet}>{t('held.empty')}</p>
      ) : (
        <ol className={classes.held}>
          {held.map(({ card }) => (
            <li key={card.id}>
              <CardTypeIcon type={card.type} />
              <Anchor
                renderRoot={(props) => (
                  <Link to="/guestbook/cards/$cardId" params={{ cardId: card.id }} {...props} />
                )}
              >
                {cardDisplayName(card, index)}
              </Anchor>
            </li>
          ))}
        </ol>
      )}
      {offered.length === 1 && only ? (
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => add(only)}>
          {t('held.addOne', { kind: t(`cards.type.${only}`) })}
        </Button>
      ) : (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              rightSection={<IconChevronDown size={16} />}
            >
              {t('held.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map((type) => (
              <Menu.Item key={type} leftSection={<CardTypeIcon type={type} />} onClick={() => add(type)}>
                {t(`cards.type.${type}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </CollapsibleSection>
  )
}
