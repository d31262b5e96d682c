import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import { CardTypeIcon } from '../card-type-icon.tsx'
import { type ProblemLine, problemGroups } from './problem-lines.ts'
import { ProblemLink } from './problem-link.tsx'
import { problemWords } from './problem-words.ts'
import classes from './problems.module.css'

type Props = { list: CardList; problems: readonly PublishProblem[]; onGo: () => void }

/** Problems card by card, each the way to its field. */
export function ProblemList({ list, problems, onGo }: Props) {
  const t = useT()
  const [main] = useContentLanguages()
  return (
    <ul className={classes.cards}>
      {problemGroups(problems).map(({ cardId, lines }) => {
        const card = list.cards.find((row) => row.card.id === cardId)?.card
        return (
          <li key={cardId ?? 'property'} className={classes.card}>
            <h4 className={classes.name}>
              {card && <CardTypeIcon type={card.type} />}
              {card ? cardDisplayName(card, main?.index) : t('checks.property')}
            </h4>
            <ul className={classes.lines}>
              {lines.map((line) => (
                <li key={line.key} className={classes.line}>
                  <Line line={line} onGo={onGo} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

/** One problem; where it is one of several languages, each language is its own way. */
function Line({ line: { problems }, onGo }: { line: ProblemLine; onGo: () => void }) {
  const t = useT()
  const languages = useContentLanguages()
  const [first] = problems
  const words = problemWords(t, first)
  const isByLanguage = languages.length > 1 && problems.some(({ language }) => language !== null)
  if (!isByLanguage) {
    return (
      <ProblemLink problem={first} onGo={onGo}>
        {words}
      </ProblemLink>
    )
  }
  return (
    <>
      <span>{words}</span>
      <span className={classes.languages}>
        {problems.map((problem) => {
          const title = languages.find(({ index }) => index === problem.language)?.title ?? ''
          return (
            <ProblemLink
              key={`${problem.language} ${problem.variant}`}
              problem={problem}
              onGo={onGo}
              label={`${words}: ${title}`}
            >
              {title}
            </ProblemLink>
          )
        })}
      </span>
    </>
  )
}
