import type { StaffFont } from '@innkeeper/api/fonts.ts'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FontSample } from '../../components/font-picker/font-sample.tsx'
import { Box } from '../../components/page/box.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { DeleteFontDialog } from './delete-font-dialog.tsx'
import type { OwnFamily } from './font-families.ts'
import classes from './fonts.module.css'
import { useFaceName } from './use-face-name.ts'

/** One family: where it is used, and its files, each in its own face. */
export function FamilyBox({ family: { family, fonts, places } }: { family: OwnFamily }) {
  const t = useT()
  const faceName = useFaceName()
  const [deleted, setDeleted] = useState<StaffFont | null>(null)
  const used = places.map((place) => t(`fonts.place.${place}`)).join(', ')
  return (
    <Box
      title={family}
      flush
      aside={
        places.length > 0 ? (
          <StateBadge tone="good">{t('fonts.usedFor', { places: used })}</StateBadge>
        ) : (
          <StateBadge tone="quiet">{t('fonts.unused')}</StateBadge>
        )
      }
    >
      <ul className={classes.files}>
        {fonts.map((font) => (
          <li key={font.id} className={classes.file}>
            <span className={classes.about}>
              <span className={classes.face}>{faceName(font)}</span>
              <span className={classes.quiet}>
                {t('fonts.file', { name: font.fileName, size: Math.max(1, Math.round(font.bytes / 1024)) })}
              </span>
              <span className={classes.quiet}>{t('fonts.licensedBy', { name: font.licensedBy })}</span>
            </span>
            <FontSample family={family} weight={font.weight} style={font.style} />
            <Tooltip label={t('fonts.delete.label', { face: faceName(font) })}>
              <ActionIcon
                aria-label={t('fonts.delete.label', { face: `${family}, ${faceName(font)}` })}
                onClick={() => setDeleted(font)}
              >
                <IconTrash size={18} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
      {deleted && (
        <DeleteFontDialog
          font={deleted}
          faceName={faceName(deleted)}
          places={places}
          onClose={() => setDeleted(null)}
        />
      )}
    </Box>
  )
}
