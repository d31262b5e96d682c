import { useElementSize } from '@mantine/hooks'
import type { CSSProperties, ReactNode, SyntheticEvent } from 'react'
import { hideScrollbars } from './hide-scrollbars.ts'
import classes from './phone-frame.module.css'

/** As wide as the phones most people have; in a narrower place it is drawn smaller. */
const PHONE_WIDTH = 390

/** The look of the screen in the frame, and how it is drawn as small as its place is. */
export type PhoneScreen = {
  className: string | undefined
  style: CSSProperties
  onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => void
}

const withoutScrollbars: PhoneScreen['onLoad'] = ({ currentTarget }) => hideScrollbars(currentTarget)

/** A phone as high as its place, with a page of the guest app in it. */
export function PhoneFrame({ children }: { children: (screen: PhoneScreen) => ReactNode }) {
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const scale = width > 0 ? Math.min(1, width / PHONE_WIDTH) : 1
  const style = { width: PHONE_WIDTH, height: height / scale, transform: `scale(${scale})` }
  return (
    <div className={classes.phone}>
      <div ref={ref} className={classes.glass}>
        {children({ className: classes.screen, style, onLoad: withoutScrollbars })}
      </div>
    </div>
  )
}
