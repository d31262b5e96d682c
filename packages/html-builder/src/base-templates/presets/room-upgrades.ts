import type { InLanguages } from '../base-language.ts'
import { emailPlan, plainPlan } from '../base-plan.ts'
import { callReception, farewell } from '../house-modules.ts'
import { featureButton, hero, text, upgrades } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Words = {
  subject: string
  preheader: string
  title: string
  lead: string
  body: string
  offer: { title: string; subtitle: string }
  see: string
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'A room with a little more, {{firstName}}?',
    preheader: 'More space, a better view or a balcony: see what is free for your stay.',
    title: 'A room with a little more',
    lead: 'Ask for an upgrade before you arrive',
    body: 'Would you like more space, a better view or a balcony? You can move to another room category before you arrive, as long as one is free.',
    offer: {
      title: 'Free during your stay',
      subtitle: 'Prices are what you pay on top of the room you booked',
    },
    see: 'See your upgrades',
    close: 'If your room is just right as it is, we look forward to seeing you there.',
  },
  da: {
    subject: 'Et værelse med lidt ekstra, {{firstName}}?',
    preheader: 'Mere plads, bedre udsigt eller en altan: se, hvad der er ledigt under dit ophold.',
    title: 'Et værelse med lidt ekstra',
    lead: 'Bed om en opgradering, før du kommer',
    body: 'Vil du gerne have mere plads, bedre udsigt eller en altan? Du kan skifte til en anden værelsestype, før du kommer, så længe der er noget ledigt.',
    offer: {
      title: 'Ledigt under dit ophold',
      subtitle: 'Prisen lægges oven i det værelse, du har bestilt',
    },
    see: 'Se dine opgraderinger',
    close: 'Er dit værelse fint, som det er, glæder vi os til at tage imod dig.',
  },
  fi: {
    subject: 'Vähän parempi huone, {{firstName}}?',
    preheader: 'Lisää tilaa, parempi näkymä tai parveke: katso, mitä on vapaana majoituksesi aikana.',
    title: 'Vähän parempi huone',
    lead: 'Pyydä huoneluokan korotusta ennen saapumista',
    body: 'Kaipaatko lisää tilaa, parempaa näkymää tai parveketta? Voit vaihtaa huoneluokkaa ennen saapumista, jos huoneita on vapaana.',
    offer: {
      title: 'Vapaana majoituksesi aikana',
      subtitle: 'Hinta lisätään varaamasi huoneen hintaan',
    },
    see: 'Katso vaihtoehtosi',
    close: 'Jos varaamasi huone on juuri sopiva, se odottaa sinua.',
  },
  nl: {
    subject: 'Een kamer met net iets meer, {{firstName}}?',
    preheader: 'Meer ruimte, een mooier uitzicht of een balkon: bekijk wat er vrij is.',
    title: 'Een kamer met net iets meer',
    lead: 'Vraag een upgrade aan vóór uw aankomst',
    body: 'Wilt u meer ruimte, een mooier uitzicht of een balkon? Tot uw aankomst kunt u voor een andere kamercategorie kiezen, zolang er een kamer vrij is.',
    offer: {
      title: 'Vrij tijdens uw verblijf',
      subtitle: 'De prijs komt boven op die van de geboekte kamer',
    },
    see: 'Bekijk uw upgrades',
    close: 'Bent u tevreden met uw kamer? Dan ontvangen we u daar graag.',
  },
  no: {
    subject: 'Et rom med litt ekstra, {{firstName}}?',
    preheader: 'Mer plass, bedre utsikt eller balkong: Se hva som er ledig under oppholdet.',
    title: 'Et rom med litt ekstra',
    lead: 'Be om en oppgradering før du kommer',
    body: 'Vil du ha mer plass, bedre utsikt eller balkong? Du kan bytte til en annen romkategori før du kommer, så lenge det er ledig.',
    offer: {
      title: 'Ledig under oppholdet',
      subtitle: 'Prisen kommer i tillegg til rommet du har bestilt',
    },
    see: 'Se oppgraderingene dine',
    close: 'Er rommet ditt bra som det er, gleder vi oss til å se deg der.',
  },
  sv: {
    subject: 'Ett rum med lite extra, {{firstName}}?',
    preheader: 'Mer plats, bättre utsikt eller balkong: se vad som är ledigt under din vistelse.',
    title: 'Ett rum med lite extra',
    lead: 'Be om en uppgradering innan du kommer',
    body: 'Vill du ha mer plats, bättre utsikt eller balkong? Du kan byta till en annan rumskategori innan du kommer, så länge det finns ledigt.',
    offer: {
      title: 'Ledigt under din vistelse',
      subtitle: 'Priset tillkommer utöver rummet du har bokat',
    },
    see: 'Se dina uppgraderingar',
    close: 'Är du nöjd med ditt rum? Då ses vi där.',
  },
  et: {
    subject: 'Kas soovite veidi paremat tuba, {{firstName}}?',
    preheader: 'Rohkem ruumi, ilusam vaade või rõdu: vaadake, mis on teie peatumise ajal vaba.',
    title: 'Veidi parem tuba',
    lead: 'Küsige paremat tuba enne saabumist',
    body: 'Kas soovite rohkem ruumi, ilusamat vaadet või rõdu? Enne saabumist saate valida teise toakategooria, kui seal on vabu tube.',
    offer: {
      title: 'Vabad toad teie peatumise ajal',
      subtitle: 'Hind lisandub broneeritud toa hinnale',
    },
    see: 'Vaadake oma võimalusi',
    close: 'Kui olete oma toaga rahul, ootame teid rõõmuga.',
  },
}

export const roomUpgrades = {
  email: emailPlan(
    {
      name: 'Room upgrades',
      words,
      modules: (said, house) => [
        hero(said.title, said.lead, house.anyPicture(1)),
        text(p(house.words.hello), p(said.body)),
        upgrades(said.offer),
        featureButton(said.see, 'upgrades'),
        ...farewell(house, said.close),
      ],
    },
    { isMarketing: true },
  ),
  page: plainPlan({
    name: 'Room upgrades',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(1)),
      text(p(said.body)),
      upgrades(said.offer),
      featureButton(said.see, 'upgrades'),
      ...callReception(house),
    ],
  }),
}
