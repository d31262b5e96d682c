/** Lines of height, as on a walker's map: the hand in which a property's own cards are drawn. */
export function Contours() {
  return (
    <svg viewBox="0 0 390 260" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      {LINES.map((line) => (
        <path key={line} d={line} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

const LINES = [
  'M-10 232C48 214 82 236 132 222S214 168 268 178S346 206 400 184',
  'M-10 206C46 186 84 208 130 194S206 138 262 148S342 178 400 154',
  'M-10 178C42 156 84 178 126 164S198 108 256 118S338 148 400 122',
  'M-10 148C38 124 84 146 122 132S190 78 250 88S334 116 400 88',
  'M-10 116C34 90 84 112 118 98S182 48 244 58S330 82 400 52',
  'M-10 82C30 54 84 76 114 62S174 18 238 28S326 46 400 14',
  'M-10 46C26 16 84 38 110 24S166 -12 232 -4S320 10 400 -24',
  'M206 250C226 226 262 218 292 226S338 250 344 274',
  'M228 262C244 242 268 238 288 244S318 258 322 274',
]
