import { differingFacts } from '@innkeeper/domain/room-upgrades/differing-facts.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { roomWords } from '@innkeeper/domain/room-upgrades/words.ts'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useMedia } from '../../../components/media/api.ts'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import type { RoomDraft } from '../room/room-draft.ts'
import { useCategories } from '../use-categories.ts'
import { ComparedRoom } from './compared-room.tsx'
import classes from './comparison.module.css'

type Props = {
  way: Pick<RoomUpgrade, 'from' | 'to'>
  price: number
  /** The property's own where left out. */
  language?: number
  /** A room as it is being written, before it is saved. */
  edited?: { categoryId: string; draft: RoomDraft }
}

/** Both rooms side by side, as a guest with the first reads them. */
export function Comparison({ way, price, language, edited }: Props) {
  const t = useT()
  const { money } = useMoney()
  const { rooms, nameOf } = useCategories()
  const { index: main } = useDefaultLanguage()
  const shown = (categoryId: string) => {
    const type = edited?.categoryId === categoryId ? edited.draft : rooms.get(categoryId)?.type
    const wanted = {
      languageIndex: language ?? main,
      defaultIndex: main,
      categoryName: nameOf(categoryId),
    }
    return { words: roomWords(type?.content ?? {}, wanted), picture: type?.pictures[0] }
  }
  const [own, other] = [shown(way.from), shown(way.to)]
  const files = useMedia([own.picture, other.picture].filter((id) => id !== undefined))
  const facts = differingFacts(own.words, other.words)
  return (
    <Box title={t('roomUpgrades.comparison')} aside={t('roomUpgrades.comparison.hint')} flush>
      <div className={classes.comparison}>
        <div className={classes.pair}>
          <ComparedRoom {...own} files={files} label={t('roomUpgrades.comparison.own')} to={way.from} />
          <ComparedRoom {...other} files={files} label={t('roomUpgrades.comparison.other')} to={way.to} />
        </div>
        {facts.length === 0 && <p className={classes.quiet}>{t('roomUpgrades.comparison.same')}</p>}
        {facts.map((fact) => (
          <dl key={fact} className={classes.fact}>
            <dt>{t(`roomUpgrades.word.${fact}`)}</dt>
            <dd>{own.words[fact] || '–'}</dd>
            <dd className={classes.better}>{other.words[fact] || '–'}</dd>
          </dl>
        ))}
        {other.words.amenities.length > 0 && (
          <p className={classes.quiet}>{other.words.amenities.join(' · ')}</p>
        )}
        {price >= 0 && (
          <p className={classes.price}>
            <strong>{money(price)}</strong> {t('roomUpgrades.comparison.more')}
          </p>
        )}
      </div>
    </Box>
  )
}
