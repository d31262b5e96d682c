/** Elements that draw, and nothing that runs, embeds or leads away. */
export const SVG_TAGS = [
  'svg g defs symbol use title desc style switch',
  'path rect circle ellipse line polyline polygon text tspan textPath',
  'linearGradient radialGradient stop pattern clipPath mask marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
].flatMap((line) => line.split(' '))

export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    'id class style transform version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr',
    'd points pathLength dx dy rotate textLength lengthAdjust startOffset method spacing xml:space xml:lang lang role',
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray',
    'stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule mask filter',
    'paint-order vector-effect shape-rendering text-rendering color-interpolation color-interpolation-filters',
    'mix-blend-mode isolation enable-background transform-origin',
    'font-family font-size font-style font-variant font-weight font-stretch text-anchor text-decoration',
    'dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing writing-mode',
    'offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits',
    'patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient',
    'marker-start marker-mid marker-end filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4',
    'stdDeviation flood-color flood-opacity lighting-color surfaceScale diffuseConstant specularConstant',
    'specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector',
    'yChannelSelector baseFrequency numOctaves seed stitchTiles radius order kernelMatrix divisor bias targetX targetY',
    'edgeMode preserveAlpha tableValues slope intercept amplitude exponent',
  ].flatMap((line) => line.split(' ')),
)
