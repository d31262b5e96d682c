import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileImport, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ListToolbar } from '../../../components/data-list/list-toolbar.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { templatesQuery, usePresetsAhead } from '../api.ts'
import { useBrand } from '../canvas/use-page-setting.ts'
import { LIST_PATH } from '../locations.ts'
import { ImportTemplate } from './import-template.tsx'
import { NewTemplateDialog } from './new-template-dialog.tsx'
import { TemplateCard, TemplateCardSkeleton } from './template-card.tsx'
import classes from './templates.module.css'

export const PagesPage = () => <TemplatesPage type="page" />
export const EmailsPage = () => <TemplatesPage type="email" />
export const SignaturesPage = () => <TemplatesPage type="signature" />

/** All templates of one type, each with its picture. */
function TemplatesPage({ type }: { type: TemplateType }) {
  const t = useT()
  const navigate = useNavigate()
  const { search = '' } = useSearch({ strict: false }) as { search?: string }
  const { data, error, refetch } = useQuery(templatesQuery(type))
  const brand = useBrand()
  const askAhead = usePresetsAhead(type)
  const [isMaking, making] = useDisclosure(false)
  const [isImporting, importing] = useDisclosure(false)
  const find = (next: string) =>
    navigate({ to: LIST_PATH[type], search: next ? { search: next } : {}, replace: true })
  const words = search.trim().toLowerCase()
  const found = data?.filter(({ name }) => name.toLowerCase().includes(words))
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.8} />}
      onPointerEnter={askAhead}
      onFocus={askAhead}
      onClick={making.open}
    >
      {t(`templates.new.${type}`)}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t(`templates.list.${type}`)}
        subtitle={t(`templates.list.${type}.subtitle`)}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} stroke={1.6} />}
              onClick={importing.open}
            >
              {t('templates.import')}
            </Button>
            {add}
          </>
        }
      />
      {data && data.length > 0 && (
        <ListToolbar searchLabel={t('templates.search')} search={search} onSearch={find} />
      )}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState
          title={t(`templates.none.${type}`)}
          text={t(`templates.none.${type}.text`)}
          action={add}
        />
      )}
      {found && data && data.length > 0 && found.length === 0 && (
        <EmptyState
          icon={IconSearch}
          title={t('list.noMatch.title')}
          text={t('templates.noMatch')}
          action={
            <Button variant="default" onClick={() => find('')}>
              {t('templates.clearSearch')}
            </Button>
          }
        />
      )}
      <ul className={classes.grid} aria-label={t(`templates.list.${type}`)} aria-busy={!data && !error}>
        {!data && !error && [1, 2, 3].map((one) => <TemplateCardSkeleton key={one} />)}
        {found?.map((template) => (
          <TemplateCard key={template.id} template={template} brand={brand} />
        ))}
      </ul>
      {isMaking && <NewTemplateDialog type={type} brand={brand} onClose={making.close} />}
      {isImporting && <ImportTemplate type={type} onClose={importing.close} />}
    </>
  )
}
