import { useEffect, useState } from 'react'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'

/** What comes usually comes within this. */
const USUAL_MS = 1500

/** The shape of a request on its way, with words: grey blocks alone say nothing to who waits for it. */
export function RequestLoading() {
  const t = useT()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), USUAL_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p role="status" className={isSlow ? classes.trouble : classes.quiet}>
        {t(isSlow ? 'requests.loading.slow' : 'requests.loading.words')}
      </p>
      <PageSkeleton />
    </>
  )
}
