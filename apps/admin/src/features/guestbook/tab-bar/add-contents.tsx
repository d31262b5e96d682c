import type { TabContent } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Select } from '@mantine/core'
import { IconFileTypePdf, IconPlus } from '@tabler/icons-react'
import { PickMediaButton } from '../../../components/editing/media/pick-media-button.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './contents-field.module.css'

type Props = {
  /** Those that are not among the contents yet. */
  pages: readonly { id: string; name: string }[] | undefined
  onAdd: (content: TabContent, name: string) => void
}

/** One more page or PDF. */
export function AddContents({ pages, onAdd }: Props) {
  const t = useT()
  return (
    <div className={classes.add}>
      <Select
        // A choice is an addition: the field itself stays empty.
        value={null}
        aria-label={t('tabBar.contents.addPage')}
        placeholder={pages?.length === 0 ? t('tabBar.contents.noPages') : t('tabBar.contents.addPage')}
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        data={(pages ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        disabled={pages?.length === 0}
        searchable
        onChange={(pageId, option) =>
          pageId && onAdd({ kind: 'page', pageId, label: {} }, option?.label ?? '')
        }
      />
      <PickMediaButton
        kind="document"
        leftSection={<IconFileTypePdf size={16} stroke={1.6} />}
        onPick={({ id, fileName }) => onAdd({ kind: 'pdf', mediaId: id, label: {} }, fileName)}
      >
        {t('tabBar.contents.addPdf')}
      </PickMediaButton>
    </div>
  )
}
