import type { OutsideStatus } from '../outside-change.ts'
import { columnKey } from './recognise-columns.ts'

function table<T>(words: readonly (readonly [T, string])[]): ReadonlyMap<string, T> {
  return new Map(words.flatMap(([meaning, list]) => list.split(',').map((word) => [word, meaning] as const)))
}

/** Where a stay is, as systems and people write it. */
const STATUSES = table<OutsideStatus>([
  [
    'expected',
    'expected,confirmed,reserved,reservation,booked,new,open,due in,arrival,arriving,pending,guaranteed,definite,optional,option,tentative,prospect,upcoming,future,precheckin,pre check in,bekraeftet,reserveret,booket,forventet,ventet,bekreftet,reservert,bekraftad,reserverad,bokad,vantad,vahvistettu,varattu,odotettu,bevestigd,gereserveerd,geboekt,verwacht',
  ],
  [
    'in house',
    'in house,inhouse,checked in,checkedin,checkin,check in,arrived,started,staying,occupied,resident,due out,departing,indtjekket,ankommet,tjekket ind,innsjekket,sjekket inn,incheckad,anland,sisaankirjautunut,saapunut,talossa,ingecheckt,aangekomen,in huis',
  ],
  [
    'departed',
    'departed,checked out,checkedout,checkout,check out,left,processed,completed,past,gone,closed,udtjekket,afrejst,tjekket ud,utsjekket,avreist,sjekket ut,utcheckad,avrest,uloskirjautunut,lahtenyt,uitgecheckt,vertrokken',
  ],
  [
    'cancelled',
    'cancelled,canceled,cancel,cxl,cancellation,void,deleted,annulleret,aflyst,afbestilt,kansellert,avbestilt,avlyst,avbokad,annullerad,installd,peruttu,peruutettu,geannuleerd,afgelast,gecanceld',
  ],
  [
    'no-show',
    'no show,noshow,not arrived,did not arrive,udeblevet,ikke modt,ikke mott,utebliven,uteblev,ei saapunut,niet verschenen,niet gekomen',
  ],
])

export function readStatus(text: string): OutsideStatus | null {
  return STATUSES.get(columnKey(text)) ?? null
}

const YES_NO = table<boolean>([
  [true, 'yes,y,true,1,x,ja,j,kylla,k,sand,sant'],
  [false, 'no,n,false,0,nej,nei,nee,ei,e,falsk,usand,usant'],
])

export function readYesNo(text: string): boolean | null {
  return YES_NO.get(columnKey(text)) ?? null
}

/** Languages by their names in the six languages, and by codes that countries have. */
const LANGUAGES = table<string>([
  ['da', 'danish,dansk,danska,tanska,deens,dk,dnk,dan'],
  ['en', 'english,engelsk,engelska,englanti,engels,gb,uk,us,eng,usa'],
  ['fi', 'finnish,finsk,finska,suomi,fins,fin'],
  ['nl', 'dutch,hollandsk,nederlandsk,nederlandska,hollanti,nederlands,nld,dut'],
  ['no', 'norwegian,norsk,norska,norja,noors,nb,nn,nor,bokmal'],
  ['sv', 'swedish,svensk,svenska,ruotsi,zweeds,se,swe'],
  ['et', 'estonian,estisk,estniska,viro,estisch,eesti,ee,est'],
  ['de', 'german,tysk,tyska,saksa,duits,deutsch,at,ger,deu'],
  ['fr', 'french,fransk,franska,ranska,frans,francais,fra,fre'],
  ['es', 'spanish,spansk,spanska,espanja,spaans,espanol,esp,spa'],
  ['it', 'italian,italiensk,italienska,italia,italiaans,italiano,ita'],
  ['pl', 'polish,polsk,polska,puola,pools,polski,pol'],
  ['is', 'icelandic,islandsk,islandska,islanti,ijslands,islenska'],
  ['zh', 'chinese,kinesisk,kinesiska,kiina,chinees,cn'],
  ['ja', 'japanese,japansk,japanska,japani,japans,jp'],
  ['ru', 'russian,russisk,ryska,venaja,russisch,rus'],
  ['cs', 'czech,tjekkisk,tsjekkisk,tjeckiska,tsekki,tsjechisch,cz'],
  ['uk', 'ukrainian,ukrainsk,ukrainska,ukraina,oekraiens'],
])
const CODE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i

/** A language by its name, its code, or the code with a country; two letters that are none of ours are a code. */
export function readLanguage(text: string): string | null {
  const known = LANGUAGES.get(columnKey(text))
  if (known) return known
  if (!CODE.test(text)) return null
  const code = text.slice(0, 2).toLowerCase()
  return LANGUAGES.get(code) ?? code
}

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2}(?:\.\d+)?)?\s*(am|pm)?$/i
const FOUR_DIGITS = /^(\d{2})(\d{2})$/

/** A time of day as HH:mm. */
export function readClock(text: string): string | null {
  const value = text.replace(/^(kl|klo|klokken|om)\.?\s+/i, '').replace(/\s*(uur|h|hrs)$/i, '')
  const found = FOUR_DIGITS.exec(value) ?? CLOCK.exec(value)
  if (!found) return null
  const [, hours = '', minutes = '00', half] = found
  const twelve = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  if (twelve > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return null
  return `${String(twelve).padStart(2, '0')}:${minutes}`
}

/** How many people; programs write 2, 2.0 or 2,0. */
export function readPeople(text: string): number | null {
  const found = /^(\d{1,2})(?:[.,]0+)?$/.exec(text)
  return found ? Number(found[1]) : null
}

/** A moment in UTC; a day alone is its beginning. */
export function readMoment(text: string, readDay: (text: string) => string | null): string | null {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) {
    const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
    const at = new Date(`${text.replace(' ', 'T')}${hasZone ? '' : 'Z'}`)
    return Number.isNaN(at.getTime()) ? null : at.toISOString()
  }
  const day = readDay(text)
  return day && `${day}T00:00:00.000Z`
}
