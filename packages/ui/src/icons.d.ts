// The package ships one declaration for its 5000 icons and none for each file, which is what we import.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ForwardRefExoticComponent, SVGProps } from 'react'

  const icon: ForwardRefExoticComponent<
    Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & { size?: number; stroke?: number }
  >
  export default icon
}
