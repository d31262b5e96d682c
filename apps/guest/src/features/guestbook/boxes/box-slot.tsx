import { type ComponentType, createContext, useContext } from 'react'
import type { BoxProps } from './box-props.ts'

const BoxSlotContext = createContext<ComponentType<BoxProps>>(() => null)

/** Says how any box is drawn, for boxes that hold others: they cannot import the list they are on themselves. */
export const BoxSlotProvider = BoxSlotContext.Provider

export function BoxSlot(props: BoxProps) {
  const View = useContext(BoxSlotContext)
  return <View {...props} />
}
