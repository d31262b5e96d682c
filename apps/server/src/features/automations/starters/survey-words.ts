import type { StarterWords } from './starter-words.ts'

const letter = (...paragraphs: string[]) => paragraphs.join('\n\n')

/** Asks how the stay was, the day after it. */
export const SURVEY_INVITATION: StarterWords = {
  en: {
    subject: 'How was your stay at {{propertyName}}?',
    text: letter(
      'Dear {{firstName}},',
      'Thank you for staying with us. Would you tell us how it was? It takes two minutes, and we read every word:\n{{surveyLink}}',
    ),
  },
  da: {
    subject: 'Hvordan var dit ophold på {{propertyName}}?',
    text: letter(
      'Kære {{firstName}}',
      'Tak for dit besøg. Vil du fortælle os, hvordan det var? Det tager to minutter, og vi læser hvert ord:\n{{surveyLink}}',
    ),
  },
  et: {
    subject: 'Kuidas Teile meeldis? {{propertyName}}',
    text: letter(
      'Tere, {{firstName}}!',
      'Täname, et meie juures peatusite. Kas räägiksite meile, kuidas Teile meeldis? See võtab kaks minutit ja me loeme läbi iga sõna:\n{{surveyLink}}',
    ),
  },
  fi: {
    subject: 'Miten viihdyit? {{propertyName}}',
    text: letter(
      'Hei {{firstName}}!',
      'Kiitos, että yövyit luonamme. Kertoisitko, miten viihdyit? Siihen menee kaksi minuuttia, ja luemme jokaisen sanan:\n{{surveyLink}}',
    ),
  },
  nl: {
    subject: 'Hoe was uw verblijf bij {{propertyName}}?',
    text: letter(
      'Beste {{firstName}},',
      'Hartelijk dank voor uw verblijf. Wilt u ons vertellen hoe het was? Het kost twee minuten en wij lezen elk woord:\n{{surveyLink}}',
    ),
  },
  no: {
    subject: 'Hvordan var oppholdet på {{propertyName}}?',
    text: letter(
      'Hei {{firstName}}',
      'Takk for at du bodde hos oss. Vil du fortelle oss hvordan det var? Det tar to minutter, og vi leser hvert ord:\n{{surveyLink}}',
    ),
  },
  sv: {
    subject: 'Hur var din vistelse på {{propertyName}}?',
    text: letter(
      'Hej {{firstName}}!',
      'Tack för att du bodde hos oss. Vill du berätta hur det var? Det tar två minuter, och vi läser varje ord:\n{{surveyLink}}',
    ),
  },
}

/** Asks once more some days later; whoever has answered by then does not get it. */
export const SURVEY_REMINDER: StarterWords = {
  en: {
    subject: 'Two minutes for {{propertyName}}?',
    text: letter(
      'Dear {{firstName}},',
      'We would still like to hear how your stay was, good or less good. We will not ask again:\n{{surveyLink}}',
    ),
  },
  da: {
    subject: 'To minutter til {{propertyName}}?',
    text: letter(
      'Kære {{firstName}}',
      'Vi vil stadig gerne høre, hvordan dit ophold var, på godt og ondt. Vi spørger ikke igen:\n{{surveyLink}}',
    ),
  },
  et: {
    subject: 'Kas leiaksite kaks minutit? {{propertyName}}',
    text: letter(
      'Tere, {{firstName}}!',
      'Sooviksime endiselt teada, kuidas Teile meie juures meeldis, nii head kui ka halba. Rohkem me ei küsi:\n{{surveyLink}}',
    ),
  },
  fi: {
    subject: 'Olisiko sinulla kaksi minuuttia? {{propertyName}}',
    text: letter(
      'Hei {{firstName}}!',
      'Haluaisimme yhä kuulla, miten viihdyit, niin hyvässä kuin pahassa. Emme kysy enää uudelleen:\n{{surveyLink}}',
    ),
  },
  nl: {
    subject: 'Twee minuten voor {{propertyName}}?',
    text: letter(
      'Beste {{firstName}},',
      'Wij horen nog steeds graag hoe uw verblijf was, of het nu goed was of minder goed. Wij vragen het niet nog eens:\n{{surveyLink}}',
    ),
  },
  no: {
    subject: 'To minutter til {{propertyName}}?',
    text: letter(
      'Hei {{firstName}}',
      'Vi vil fortsatt gjerne høre hvordan oppholdet var, på godt og vondt. Vi spør ikke igjen:\n{{surveyLink}}',
    ),
  },
  sv: {
    subject: 'Två minuter för {{propertyName}}?',
    text: letter(
      'Hej {{firstName}}!',
      'Vi vill fortfarande gärna höra hur din vistelse var, på gott och ont. Vi frågar inte igen:\n{{surveyLink}}',
    ),
  },
}

/** Asks during the stay, while there is still time to put something right. */
export const PULSE_INVITATION: StarterWords = {
  en: {
    subject: 'How is it so far, {{firstName}}?',
    text: letter(
      'Dear {{firstName}},',
      'How do you like it so far? One question, and if something is not as it should be, we can still put it right:\n{{surveyLink}}',
    ),
  },
  da: {
    subject: 'Hvordan går det indtil nu, {{firstName}}?',
    text: letter(
      'Kære {{firstName}}',
      'Hvad synes du indtil nu? Et enkelt spørgsmål, og er der noget, der ikke er, som det skal være, kan vi stadig nå at rette op på det:\n{{surveyLink}}',
    ),
  },
  et: {
    subject: 'Kuidas Teile siiani meeldib, {{firstName}}?',
    text: letter(
      'Tere, {{firstName}}!',
      'Kuidas Teile siiani meeldib? Vaid üks küsimus, ja kui midagi pole nii, nagu peaks, jõuame selle veel korda teha:\n{{surveyLink}}',
    ),
  },
  fi: {
    subject: 'Miten menee, {{firstName}}?',
    text: letter(
      'Hei {{firstName}}!',
      'Miltä on tähän asti tuntunut? Vain yksi kysymys, ja jos jokin ei ole kunnossa, ehdimme vielä korjata sen:\n{{surveyLink}}',
    ),
  },
  nl: {
    subject: 'Hoe bevalt het tot nu toe, {{firstName}}?',
    text: letter(
      'Beste {{firstName}},',
      'Hoe bevalt het u tot nu toe? Eén vraag, en als er iets niet in orde is, kunnen wij het nog rechtzetten:\n{{surveyLink}}',
    ),
  },
  no: {
    subject: 'Hvordan går det så langt, {{firstName}}?',
    text: letter(
      'Hei {{firstName}}',
      'Hvordan har du det så langt? Ett spørsmål, og er det noe som ikke er som det skal, rekker vi fortsatt å rette det opp:\n{{surveyLink}}',
    ),
  },
  sv: {
    subject: 'Hur går det hittills, {{firstName}}?',
    text: letter(
      'Hej {{firstName}}!',
      'Hur är det hittills? En enda fråga, och om något inte är som det ska hinner vi fortfarande rätta till det:\n{{surveyLink}}',
    ),
  },
}
