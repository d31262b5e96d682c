import { Button, Text } from '@mantine/core'
import { Dialog } from '../../../../components/dialog/dialog.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { ProductForm } from '../draft/use-product-form.ts'
import classes from './editor.module.css'
import { usePartWords } from './use-part-words.ts'

/** What both changed, side by side; nothing is given up before one is chosen. */
export function ConflictDialog({ form }: { form: ProductForm }) {
  const t = useT()
  const { nameOf, wordsOf } = usePartWords()
  const { conflict } = form
  if (!conflict) return null
  return (
    <Dialog
      title={t('conflict.title')}
      isOpen
      staysOpen
      size="xl"
      onClose={form.closeConflict}
      buttons={
        <>
          <Button variant="default" onClick={form.takeTheirs} disabled={form.isSaving} data-autofocus>
            {t('settings.conflict.theirs')}
          </Button>
          <Button onClick={form.keepMine} loading={form.isSaving}>
            {t('settings.conflict.mine')}
          </Button>
        </>
      }
    >
      <Text mb="md">
        {t('products.conflict', { name: conflict.current.changedBy ?? t('cards.somebody') })}
      </Text>
      <table className={classes.clashes}>
        <thead>
          <tr>
            <th scope="col">{t('products.part')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.clashes.map(({ path, mine, theirs }) => (
            <tr key={path.join('.')}>
              <th scope="row">{nameOf(path)}</th>
              <td>{wordsOf(path, mine)}</td>
              <td>{wordsOf(path, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
