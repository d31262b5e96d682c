import { Button, SegmentedControl, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCopy, IconLanguage, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { ListToolbar } from '../../../components/data-list/list-toolbar.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useCardList } from '../use-card-list.ts'
import { translatorQuery, useTranslationActs } from './api.ts'
import { CellMenu } from './cell-menu.tsx'
import { matrixOf, openTexts, runSteps, shownRows } from './matrix.ts'
import { type AskedCell, MatrixTable } from './matrix-table.tsx'
import { type AskedRun, RunDialog } from './run-dialog.tsx'
import classes from './translate.module.css'
import { SHOWN_CARDS, type ShownCards } from './translate-search.ts'

const route = getRouteApi('/staff/guestbook/translate')

/** Which cards lack which language, at a glance. */
export function TranslatePage() {
  const t = useT()
  const { search = '', show = 'all' } = route.useSearch()
  const navigate = route.useNavigate()
  const canAddLanguage = useCan()('settings:manage')
  const languages = useContentLanguages()
  const [main, ...others] = languages
  const { data, error, refetch } = useCardList()
  const { data: translator } = useQuery(translatorQuery)
  const acts = useTranslationActs()
  const [asked, setAsked] = useState<AskedCell | null>(null)
  const [run, setRun] = useState<AskedRun | null>(null)
  const ask = useCallback((next: AskedCell) => setAsked(next), [])

  const rows = data ? matrixOf(data.cards, languages) : []
  const shown = shownRows(rows, { search, show })
  const indexes = others.map(({ index }) => index)
  const hasMissing = runSteps(rows, { kind: 'copy', languages: indexes, isStaleToo: false }).length > 0
  const hasTranslator = translator !== undefined && translator.provider !== 'off'
  const row = rows.find(({ id }) => id === asked?.rowId)
  const cell = row?.cells.find(({ language }) => language === asked?.language)
  const act = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (failure) {
      if (!isSignedOut(failure)) notifications.show({ color: 'red', message: errorText(t, failure) })
      void refetch()
    }
  }
  const language = main?.title ?? ''

  return (
    <>
      <PageHeader
        title={t('translate.title')}
        subtitle={data && others.length > 0 && t('translate.subtitle', { open: openTexts(rows), language })}
        actions={
          hasMissing && (
            <>
              <Button
                variant="default"
                leftSection={<IconCopy size={16} stroke={1.7} />}
                onClick={() => setRun({ kind: 'copy', rows, languages: indexes })}
              >
                {t('translate.copyAll')}
              </Button>
              {hasTranslator && (
                <Button
                  leftSection={<IconSparkles size={16} stroke={1.7} />}
                  onClick={() => setRun({ kind: 'machine', rows, languages: indexes })}
                >
                  {t('translate.machineAll')}
                </Button>
              )}
            </>
          )
        }
      />
      {others.length > 0 && rows.length > 0 && (
        <ListToolbar
          searchLabel={t('translate.search')}
          search={search}
          onSearch={(text) => navigate({ search: (before) => ({ ...before, search: text }), replace: true })}
        >
          <SegmentedControl
            aria-label={t('translate.filter')}
            value={show}
            onChange={(next) =>
              navigate({ search: (before) => ({ ...before, show: next as ShownCards }), replace: true })
            }
            data={SHOWN_CARDS.map((value) => ({ value, label: t(`translate.filter.${value}`) }))}
          />
        </ListToolbar>
      )}
      {!data && !error && <PageSkeleton />}
      {(data || error) && (
        <Box flush>
          {!data && error && <LoadError error={error} onRetry={refetch} />}
          {data && others.length === 0 && (
            <EmptyState
              icon={IconLanguage}
              title={t('translate.oneLanguage.title')}
              text={t('translate.oneLanguage.text', { language })}
              action={
                canAddLanguage && (
                  <Button component={Link} to="/settings/languages" variant="default">
                    {t('translate.addLanguage')}
                  </Button>
                )
              }
            />
          )}
          {data && others.length > 0 && rows.length === 0 && (
            <EmptyState
              icon={IconLanguage}
              title={t('translate.empty.title')}
              text={t('translate.empty.text', { language })}
            />
          )}
          {others.length > 0 && rows.length > 0 && shown.length === 0 && (
            <EmptyState
              title={t('translate.nothing.title')}
              text={t('translate.nothing.text')}
              action={
                <Button variant="default" onClick={() => navigate({ search: {}, replace: true })}>
                  {t('translate.filter.all')}
                </Button>
              }
            />
          )}
          {others.length > 0 && shown.length > 0 && (
            <MatrixTable rows={shown} languages={others} onAsk={ask} />
          )}
        </Box>
      )}
      {translator?.provider === 'off' && others.length > 0 && rows.length > 0 && (
        <Text className={classes.note}>{t('translate.provider.off')}</Text>
      )}
      <CellMenu
        asked={asked}
        cell={cell}
        hasTranslator={hasTranslator}
        onClose={() => setAsked(null)}
        onOpen={() =>
          row &&
          cell &&
          navigate({
            to: '/guestbook/cards/$cardId',
            params: { cardId: row.id },
            search: { language: cell.language } as never,
          })
        }
        onCopy={() => row && cell && act(() => acts.copy(row.id, [cell.language]))}
        onCheck={() =>
          row &&
          cell &&
          act(async () => {
            await acts.check(row.id, [cell.language])
            const title = others.find(({ index }) => index === cell.language)?.title ?? ''
            notifications.show({ message: t('translate.checked', { card: row.name, language: title }) })
          })
        }
        onMachine={(isStaleToo) =>
          row && cell && setRun({ kind: 'machine', rows: [row], languages: [cell.language], isStaleToo })
        }
      />
      {run && <RunDialog asked={run} languages={others} onClose={() => setRun(null)} />}
    </>
  )
}
