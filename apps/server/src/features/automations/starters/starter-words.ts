/** Languages starters are written in. */
export const STARTER_LANGUAGES = ['en', 'da', 'et', 'fi', 'nl', 'no', 'sv'] as const
export type StarterLanguage = (typeof STARTER_LANGUAGES)[number]
export type StarterWords = Record<StarterLanguage, { subject: string; text: string }>

const letter = (...paragraphs: string[]) => paragraphs.join('\n\n')

export const WELCOME: StarterWords = {
  en: {
    subject: 'See you soon at {{propertyName}}',
    text: letter(
      'Dear {{firstName}},',
      'We look forward to welcoming you on {{arrival}}.',
      'Here you find everything about your stay: how to get here, when we serve breakfast and what there is to do nearby.\n{{bookingLink}}',
      'Is there anything we can prepare for you? Just reply to this e-mail.',
    ),
  },
  da: {
    subject: 'Vi ses snart på {{propertyName}}',
    text: letter(
      'Kære {{firstName}}',
      'Vi glæder os til at tage imod dig den {{arrival}}.',
      'Her finder du alt om dit ophold: hvordan du kommer hertil, hvornår vi serverer morgenmad, og hvad du kan opleve i nærheden.\n{{bookingLink}}',
      'Er der noget, vi kan gøre klar til dig? Så svar bare på denne mail.',
    ),
  },
  et: {
    subject: 'Peagi kohtume: {{propertyName}}',
    text: letter(
      'Tere, {{firstName}}!',
      'Ootame Teid {{arrival}}.',
      'Siit leiate kõik oma peatumise kohta: kuidas kohale jõuda, millal pakume hommikusööki ja mida läheduses ette võtta.\n{{bookingLink}}',
      'Kui saame midagi Teie jaoks ette valmistada, vastake lihtsalt sellele kirjale.',
    ),
  },
  fi: {
    subject: 'Nähdään pian: {{propertyName}}',
    text: letter(
      'Hei {{firstName}}!',
      'Odotamme sinua saapuvaksi {{arrival}}.',
      'Täältä löydät kaiken majoituksestasi: miten pääset perille, milloin aamiainen on tarjolla ja mitä lähistöllä voi tehdä.\n{{bookingLink}}',
      'Voimmeko valmistella sinulle jotain etukäteen? Vastaa vain tähän viestiin.',
    ),
  },
  nl: {
    subject: 'Tot binnenkort bij {{propertyName}}',
    text: letter(
      'Beste {{firstName}},',
      'Wij verheugen ons erop u op {{arrival}} te mogen ontvangen.',
      'Hier vindt u alles over uw verblijf: hoe u ons bereikt, wanneer wij het ontbijt serveren en wat er in de omgeving te doen is.\n{{bookingLink}}',
      'Kunnen wij iets voor u voorbereiden? Beantwoordt u dan gerust deze e-mail.',
    ),
  },
  no: {
    subject: 'Vi sees snart på {{propertyName}}',
    text: letter(
      'Hei {{firstName}}',
      'Vi gleder oss til å ta imot deg {{arrival}}.',
      'Her finner du alt om oppholdet ditt: hvordan du kommer hit, når vi serverer frokost, og hva du kan finne på i nærheten.\n{{bookingLink}}',
      'Er det noe vi kan gjøre klart til deg? Bare svar på denne e-posten.',
    ),
  },
  sv: {
    subject: 'Vi ses snart på {{propertyName}}',
    text: letter(
      'Hej {{firstName}}!',
      'Vi ser fram emot att få välkomna dig den {{arrival}}.',
      'Här hittar du allt om din vistelse: hur du tar dig hit, när vi serverar frukost och vad du kan göra i närheten.\n{{bookingLink}}',
      'Är det något vi kan förbereda åt dig? Svara gärna på det här mejlet.',
    ),
  },
}

export const REGISTRATION_REMINDER: StarterWords = {
  en: {
    subject: 'Check in before you arrive',
    text: letter(
      'Dear {{firstName}},',
      'You arrive on {{arrival}}. If you fill in your details now, your key is ready and there is nothing left to sign at the desk. It takes a minute:\n{{bookingLink}}',
    ),
  },
  da: {
    subject: 'Registrer dig, før du kommer',
    text: letter(
      'Kære {{firstName}}',
      'Du ankommer den {{arrival}}. Udfylder du dine oplysninger nu, ligger nøglen klar, og du slipper for papirarbejde i receptionen. Det tager et minut:\n{{bookingLink}}',
    ),
  },
  et: {
    subject: 'Registreeruge enne saabumist',
    text: letter(
      'Tere, {{firstName}}!',
      'Saabute {{arrival}}. Kui täidate oma andmed juba praegu, ootab võti Teid ees ja vastuvõtus pole enam midagi täita. See võtab ühe minuti:\n{{bookingLink}}',
    ),
  },
  fi: {
    subject: 'Ilmoittaudu ennen saapumista',
    text: letter(
      'Hei {{firstName}}!',
      'Saavut {{arrival}}. Kun täytät tietosi jo nyt, avaimesi odottaa valmiina eikä vastaanotossa tarvitse täyttää mitään. Siihen menee minuutti:\n{{bookingLink}}',
    ),
  },
  nl: {
    subject: 'Registreer u voor uw aankomst',
    text: letter(
      'Beste {{firstName}},',
      'U komt aan op {{arrival}}. Vult u uw gegevens nu in, dan ligt uw sleutel klaar en hoeft u aan de receptie niets meer te ondertekenen. Het kost een minuut:\n{{bookingLink}}',
    ),
  },
  no: {
    subject: 'Registrer deg før du kommer',
    text: letter(
      'Hei {{firstName}}',
      'Du kommer {{arrival}}. Fyller du ut opplysningene dine nå, ligger nøkkelen klar, og du slipper skjema i resepsjonen. Det tar et minutt:\n{{bookingLink}}',
    ),
  },
  sv: {
    subject: 'Registrera dig innan du kommer',
    text: letter(
      'Hej {{firstName}}!',
      'Du kommer den {{arrival}}. Fyller du i dina uppgifter nu ligger nyckeln klar och du slipper blanketter i receptionen. Det tar en minut:\n{{bookingLink}}',
    ),
  },
}

export const DAY_ONE_HELLO: StarterWords = {
  en: {
    subject: 'Is everything all right, {{firstName}}?',
    text: letter(
      'Dear {{firstName}},',
      'We hope you have settled in well. If anything is missing in your room or could be better, tell us now and we will see to it.',
      'Breakfast, opening hours and tips for tomorrow are here:\n{{bookingLink}}',
    ),
  },
  da: {
    subject: 'Er alt, som det skal være, {{firstName}}?',
    text: letter(
      'Kære {{firstName}}',
      'Vi håber, du er faldet godt til. Mangler der noget på værelset, eller kan noget gøres bedre, så sig til med det samme, så ordner vi det.',
      'Morgenmad, åbningstider og tips til i morgen finder du her:\n{{bookingLink}}',
    ),
  },
  et: {
    subject: 'Kas kõik on korras, {{firstName}}?',
    text: letter(
      'Tere, {{firstName}}!',
      'Loodame, et olete end mugavalt sisse seadnud. Kui toas on midagi puudu või saaks midagi paremini teha, andke meile kohe teada ja me hoolitseme selle eest.',
      'Hommikusöögi, lahtiolekuajad ja soovitused homseks leiate siit:\n{{bookingLink}}',
    ),
  },
  fi: {
    subject: 'Onko kaikki hyvin, {{firstName}}?',
    text: letter(
      'Hei {{firstName}}!',
      'Toivottavasti olet kotiutunut hyvin. Jos huoneestasi puuttuu jotain tai jokin voisi olla paremmin, kerro heti, niin hoidamme asian.',
      'Aamiaisen, aukioloajat ja vinkit huomiselle löydät täältä:\n{{bookingLink}}',
    ),
  },
  nl: {
    subject: 'Is alles naar wens, {{firstName}}?',
    text: letter(
      'Beste {{firstName}},',
      'Wij hopen dat u zich al thuis voelt. Ontbreekt er iets op uw kamer of kan er iets beter, laat het ons dan meteen weten. Wij zorgen ervoor.',
      'Ontbijt, openingstijden en tips voor morgen vindt u hier:\n{{bookingLink}}',
    ),
  },
  no: {
    subject: 'Er alt som det skal, {{firstName}}?',
    text: letter(
      'Hei {{firstName}}',
      'Vi håper du har funnet deg til rette. Mangler det noe på rommet, eller kan noe bli bedre, si fra med en gang, så ordner vi det.',
      'Frokost, åpningstider og tips til i morgen finner du her:\n{{bookingLink}}',
    ),
  },
  sv: {
    subject: 'Är allt som det ska, {{firstName}}?',
    text: letter(
      'Hej {{firstName}}!',
      'Vi hoppas att du har kommit till rätta. Saknas det något på rummet eller kan något bli bättre, säg till direkt så ordnar vi det.',
      'Frukost, öppettider och tips inför morgondagen hittar du här:\n{{bookingLink}}',
    ),
  },
}

export const CHECKOUT_THANKS: StarterWords = {
  en: {
    subject: 'Thank you for staying with us',
    text: letter(
      'Dear {{firstName}},',
      'Thank you for being our guest. We hope you had a good journey home.',
      'Did you leave anything behind, or is there something we should know? Just reply to this e-mail. We would be happy to see you at {{propertyName}} again.',
    ),
  },
  da: {
    subject: 'Tak for dit besøg',
    text: letter(
      'Kære {{firstName}}',
      'Tak, fordi du var vores gæst. Vi håber, du kom godt hjem.',
      'Har du glemt noget, eller er der noget, vi bør vide? Så svar bare på denne mail. Vi glæder os til at se dig igen på {{propertyName}}.',
    ),
  },
  et: {
    subject: 'Täname, et meie juures peatusite',
    text: letter(
      'Tere, {{firstName}}!',
      'Täname, et olite meie külaline. Loodame, et jõudsite hästi koju.',
      'Kas midagi jäi maha või on midagi, mida peaksime teadma? Vastake lihtsalt sellele kirjale. Ootame Teid taas: {{propertyName}}.',
    ),
  },
  fi: {
    subject: 'Kiitos, että yövyit luonamme',
    text: letter(
      'Hei {{firstName}}!',
      'Kiitos, että olit vieraanamme. Toivottavasti kotimatka sujui hyvin.',
      'Jäikö sinulta jotain, tai onko jotain, mitä meidän pitäisi tietää? Vastaa vain tähän viestiin. Toivottavasti nähdään pian uudelleen: {{propertyName}}.',
    ),
  },
  nl: {
    subject: 'Dank u wel voor uw verblijf',
    text: letter(
      'Beste {{firstName}},',
      'Hartelijk dank dat u onze gast was. Wij hopen dat u een goede thuisreis heeft gehad.',
      'Bent u iets vergeten, of is er iets wat wij moeten weten? Beantwoordt u dan gerust deze e-mail. Wij verwelkomen u graag opnieuw bij {{propertyName}}.',
    ),
  },
  no: {
    subject: 'Takk for besøket',
    text: letter(
      'Hei {{firstName}}',
      'Takk for at du var gjesten vår. Vi håper du kom vel hjem.',
      'Har du glemt noe, eller er det noe vi bør vite? Bare svar på denne e-posten. Vi gleder oss til å se deg igjen på {{propertyName}}.',
    ),
  },
  sv: {
    subject: 'Tack för att du bodde hos oss',
    text: letter(
      'Hej {{firstName}}!',
      'Tack för att du var vår gäst. Vi hoppas att du kom hem bra.',
      'Har du glömt något, eller är det något vi bör veta? Svara gärna på det här mejlet. Vi ser fram emot att få träffa dig igen på {{propertyName}}.',
    ),
  },
}
