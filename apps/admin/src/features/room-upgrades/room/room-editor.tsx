import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AutosaveFrame } from '../../../components/editing/form/autosave-frame.tsx'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { type StaffRoom, upgradesQuery } from '../api.ts'
import { Comparison } from '../comparison/comparison.tsx'
import { PicturesSection } from './pictures-section.tsx'
import classes from './room.module.css'
import { useRoomConflictWords } from './use-room-conflict-words.ts'
import { isComplete, useRoomForm } from './use-room-form.ts'
import { WordsSection } from './words-section.tsx'

/** Words and pictures of one category, and how it stands beside another. */
export function RoomEditor({ latest }: { latest: StaffRoom }) {
  const t = useT()
  const form = useRoomForm(latest)
  const { index: main } = useDefaultLanguage()
  const [language, setLanguage] = useState(main)
  const words = useRoomConflictWords()
  const { data } = useQuery(upgradesQuery)
  const { categoryId } = latest
  // Guests read of it as where they could move, else as where they are.
  const ways = data?.items.map(({ upgrade }) => upgrade) ?? []
  const way = ways.find(({ to }) => to === categoryId) ?? ways.find(({ from }) => from === categoryId)
  return (
    <AutosaveFrame
      form={form}
      isComplete={isComplete(form.draft)}
      conflict={<ConflictDialog form={form} text={(name) => t('conflict.text', { name })} words={words} />}
    >
      <div className={classes.page}>
        <Stack gap="lg" className={classes.main}>
          <WordsSection form={form} categoryName={latest.name} language={language} onLanguage={setLanguage} />
          <PicturesSection form={form} />
        </Stack>
        {way && (
          <div className={classes.aside}>
            <Comparison
              way={way}
              price={way.pricePerNight}
              language={language}
              edited={{ categoryId, draft: form.draft }}
            />
          </div>
        )}
      </div>
    </AutosaveFrame>
  )
}
