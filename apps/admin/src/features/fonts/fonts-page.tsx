import { OWN_FONT_FILES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTypography, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ownFontsQuery } from '../../components/font-picker/api.ts'
import { useFontSheet } from '../../components/font-picker/use-font-sheet.ts'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { roomLeft } from './chosen-files.ts'
import { FamilyBox } from './family-box.tsx'
import { ownFamilies } from './font-families.ts'
import { UploadDialog } from './upload-dialog.tsx'

/** Fonts the house has a licence for; which font is used where is a matter of the brand. */
export function FontsPage() {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(ownFontsQuery)
  const [isUploading, uploading] = useDisclosure(false)
  const hasModule = property.modules.includes('customFonts')
  const families = data && ownFamilies(data)
  useFontSheet(
    property.id,
    families?.map(({ family }) => family),
  )
  const upload = hasModule && (
    <Button
      onClick={uploading.open}
      leftSection={<IconUpload size={16} stroke={1.7} />}
      disabled={!data || roomLeft(data.fonts.length) === 0}
    >
      {t('fonts.upload')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('fonts.title')}
        subtitle={
          data && data.fonts.length > 0
            ? t('fonts.count', { count: data.fonts.length, max: OWN_FONT_FILES_MAX })
            : t('fonts.subtitle')
        }
        actions={families && families.length > 0 ? upload : null}
      />
      {families?.map((family) => (
        <FamilyBox key={family.family} family={family} />
      ))}
      {families?.length === 0 && (
        <Box flush>
          <EmptyState
            icon={IconTypography}
            title={t('fonts.empty.title')}
            text={hasModule ? t('fonts.empty.text') : t('fonts.empty.noModule')}
            action={upload}
          />
        </Box>
      )}
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
      {isUploading && data && (
        <UploadDialog
          families={[...new Set(data.fonts.map(({ family }) => family))]}
          onClose={uploading.close}
        />
      )}
    </>
  )
}
