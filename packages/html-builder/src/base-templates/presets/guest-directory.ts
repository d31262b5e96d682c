import type { InLanguages } from '../base-language.ts'
import { plainPlan } from '../base-plan.ts'
import { callReception, findUs, stayTimes } from '../house-modules.ts'
import { columns, featureButton, hero, text } from '../plan-modules.ts'
import { h, p } from '../plan-text.ts'

/** A word and what is to be known of it, in the order of the language's own alphabet. */
type Entry = readonly [string, string]
type Words = { title: string; lead: string; intro: string; entries: readonly Entry[]; ask: string }

const words: InLanguages<Words> = {
  en: {
    title: 'Good to know',
    lead: 'The house from A to Z',
    intro: 'The questions we are asked most often, and our answers.',
    entries: [
      ['Breakfast', 'Breakfast is served every morning. Reception tells you when and where.'],
      ['Children', 'Cot, high chair, a small portion: tell us what you need.'],
      ['Luggage', 'You can leave it with us before your room is ready and after you check out.'],
      ['Parking', 'Ask us where you can park and charge your car.'],
      ['Quiet hours', 'At night we keep our voices down, so that everybody sleeps well.'],
      ['Towels', 'Those on the rail stay with you, those on the floor we change.'],
      ['Wake-up call', 'Tell reception the evening before, and we will wake you.'],
      ['Wi-Fi', 'Name and password are on the room pass in your guestbook.'],
    ],
    ask: 'Something missing? Ask reception.',
  },
  da: {
    title: 'Godt at vide',
    lead: 'Huset fra A til Å',
    intro: 'Det, vi oftest bliver spurgt om, og vores svar.',
    entries: [
      ['Bagage', 'Du kan stille den hos os, før værelset er klar, og efter at du har tjekket ud.'],
      ['Børn', 'Babyseng, højstol eller en lille portion: sig, hvad I har brug for.'],
      ['Håndklæder', 'Dem på stangen beholder du, dem på gulvet skifter vi.'],
      ['Morgenmad', 'Der er morgenmad hver dag. Receptionen fortæller, hvornår og hvor.'],
      ['Parkering', 'Spørg os, hvor du kan parkere og lade bilen op.'],
      ['Ro om natten', 'Om natten dæmper vi stemmen, så alle sover godt.'],
      ['Vækning', 'Sig det til receptionen aftenen før, så vækker vi dig.'],
      ['Wi-fi', 'Navn og kode står på værelseskortet i din gæstebog.'],
    ],
    ask: 'Mangler der noget? Spørg i receptionen.',
  },
  fi: {
    title: 'Hyvä tietää',
    lead: 'Talo A:sta Ö:hön',
    intro: 'Useimmin kysytyt kysymykset ja vastauksemme.',
    entries: [
      ['Aamiainen', 'Aamiainen tarjoillaan joka aamu. Vastaanotosta kerrotaan, milloin ja missä.'],
      ['Herätys', 'Ilmoita vastaanottoon edellisenä iltana, niin herätämme sinut.'],
      ['Lapset', 'Vauvansänky, syöttötuoli tai pieni annos: kerro, mitä tarvitset.'],
      ['Matkatavarat', 'Voit jättää ne meille ennen kuin huone on valmis ja uloskirjautumisen jälkeen.'],
      ['Pysäköinti', 'Kysy meiltä, mihin voit pysäköidä ja missä voit ladata auton.'],
      ['Pyyhkeet', 'Telineessä olevat jäävät käyttöösi, lattialla olevat vaihdamme.'],
      ['Wifi', 'Nimi ja salasana ovat vieraskirjasi huonekortissa.'],
      ['Yörauha', 'Yöllä puhutaan hiljaa, jotta kaikki saavat nukkua.'],
    ],
    ask: 'Puuttuuko jotain? Kysy vastaanotosta.',
  },
  nl: {
    title: 'Goed om te weten',
    lead: 'Het huis van A tot Z',
    intro: 'Wat ons het vaakst wordt gevraagd, en onze antwoorden.',
    entries: [
      ['Bagage', 'Die kunt u bij ons laten voordat uw kamer klaar is en nadat u hebt uitgecheckt.'],
      ['Handdoeken', 'Wat op het rek hangt, blijft bij u; wat op de grond ligt, verschonen we.'],
      [
        'Kinderen',
        'Een babybedje, een kinderstoel of een kleine portie: laat gerust weten wat u nodig hebt.',
      ],
      ['Ontbijt', 'Er is elke ochtend ontbijt. De receptie vertelt u hoe laat en waar.'],
      ['Parkeren', 'Vraag ons waar u kunt parkeren en uw auto kunt opladen.'],
      ['Stilte ’s nachts', '’s Nachts praten we zachtjes, zodat iedereen goed slaapt.'],
      ['Wekdienst', 'Geef het de avond ervoor door aan de receptie, dan wekken we u.'],
      ['Wifi', 'Naam en wachtwoord staan op de kamerpas in uw gastenboek.'],
    ],
    ask: 'Mist u iets? Vraag het de receptie.',
  },
  no: {
    title: 'Godt å vite',
    lead: 'Huset fra A til Å',
    intro: 'Det vi oftest blir spurt om, og svarene våre.',
    entries: [
      ['Bagasje', 'Du kan sette den hos oss før rommet er klart og etter at du har sjekket ut.'],
      ['Barn', 'Barneseng, barnestol eller en liten porsjon: Si fra hva dere trenger.'],
      ['Frokost', 'Det er frokost hver dag. Resepsjonen forteller når og hvor.'],
      ['Håndklær', 'De som henger, beholder du. De som ligger på gulvet, bytter vi.'],
      ['Parkering', 'Spør oss hvor du kan parkere og lade bilen.'],
      ['Ro om natten', 'Om natten demper vi stemmen, så alle får sove godt.'],
      ['Vekking', 'Si fra i resepsjonen kvelden før, så vekker vi deg.'],
      ['Wifi', 'Navn og passord står på romkortet i gjesteboken din.'],
    ],
    ask: 'Mangler det noe? Spør i resepsjonen.',
  },
  sv: {
    title: 'Bra att veta',
    lead: 'Huset från A till Ö',
    intro: 'Det vi oftast får frågor om, och våra svar.',
    entries: [
      ['Bagage', 'Du kan ställa det hos oss innan rummet är klart och efter att du har checkat ut.'],
      ['Barn', 'Barnsäng, barnstol eller en liten portion: säg till vad ni behöver.'],
      ['Frukost', 'Frukost serveras varje morgon. Receptionen berättar när och var.'],
      ['Handdukar', 'De som hänger behåller du, de som ligger på golvet byter vi.'],
      ['Parkering', 'Fråga oss var du kan parkera och ladda bilen.'],
      ['Tyst på natten', 'På natten sänker vi rösten så att alla får sova gott.'],
      ['Väckning', 'Säg till i receptionen kvällen innan så väcker vi dig.'],
      ['Wifi', 'Namn och lösenord finns på rumskortet i din gästbok.'],
    ],
    ask: 'Saknas något? Fråga i receptionen.',
  },
  et: {
    title: 'Hea teada',
    lead: 'Maja A-st Ü-ni',
    intro: 'Mida meilt kõige sagedamini küsitakse ja mida me vastame.',
    entries: [
      ['Hommikusöök', 'Hommikusööki pakume iga päev. Vastuvõtust saate teada, millal ja kus.'],
      ['Lapsed', 'Beebivoodi, söögitool või väike portsjon: öelge, mida vajate.'],
      ['Pagas', 'Selle võite jätta meie hoolde, kuni tuba on valmis, ja ka pärast väljaregistreerimist.'],
      ['Parkimine', 'Küsige meilt, kus saab parkida ja autot laadida.'],
      ['Rätikud', 'Nagis olevad jäävad teie kasutusse, põrandal olevad vahetame.'],
      ['Wifi', 'Nimi ja parool on teie külalisraamatu toakaardil.'],
      ['Äratus', 'Andke eelmisel õhtul vastuvõtule teada ja me äratame teid.'],
      ['Öörahu', 'Öösel räägime vaikselt, et kõik saaksid hästi magada.'],
    ],
    ask: 'Kas midagi on puudu? Küsige vastuvõtust.',
  },
}

const written = (entries: readonly Entry[]) => entries.flatMap(([word, answer]) => [h(3, word), p(answer)])

export const guestDirectory = {
  page: plainPlan({
    name: 'Good to know',
    words,
    modules: ({ title, lead, intro, entries, ask }, house) => {
      const half = Math.ceil(entries.length / 2)
      return [
        hero(title, lead, house.anyPicture(3)),
        text(p(intro)),
        ...stayTimes(house),
        columns(written(entries.slice(0, half)), written(entries.slice(half))),
        featureButton(house.words.openGuestbook, 'guestbook'),
        text(p(ask)),
        ...callReception(house),
        ...findUs(house),
      ]
    },
  }),
}
