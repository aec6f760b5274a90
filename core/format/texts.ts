// What core/format says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  openCalendar: { id: 'format.openCalendar', defaultMessage: 'Open the calendar' },
  enterItLikeThis: { id: 'format.enterItLikeThis', defaultMessage: 'Enter it like this: {example}' },
  browsersSettingInternationalInTerminal: {
    id: 'format.browsersSettingInternationalInTerminal',
    defaultMessage: "the browser's setting; international in a terminal",
  },
  sameAsFormat: { id: 'format.sameAsFormat', defaultMessage: 'same as the format' },
  saturday: { id: 'format.saturday', defaultMessage: 'Saturday' },
  sunday: { id: 'format.sunday', defaultMessage: 'Sunday' },
  monday: { id: 'format.monday', defaultMessage: 'Monday' },
  international20261123: { id: 'format.international20261123', defaultMessage: 'International (2026-11-23)' },
  englishCanada: { id: 'format.englishCanada', defaultMessage: 'English (Canada)' },
  englishUnitedStates: { id: 'format.englishUnitedStates', defaultMessage: 'English (United States)' },
  englishUnitedKingdom: { id: 'format.englishUnitedKingdom', defaultMessage: 'English (United Kingdom)' },
  englishAustralia: { id: 'format.englishAustralia', defaultMessage: 'English (Australia)' },
  englishIndia: { id: 'format.englishIndia', defaultMessage: 'English (India)' },
  frenchCanada: { id: 'format.frenchCanada', defaultMessage: 'French (Canada)' },
  frenchFrance: { id: 'format.frenchFrance', defaultMessage: 'French (France)' },
  germanGermany: { id: 'format.germanGermany', defaultMessage: 'German (Germany)' },
  germanSwitzerland: { id: 'format.germanSwitzerland', defaultMessage: 'German (Switzerland)' },
  spanishSpain: { id: 'format.spanishSpain', defaultMessage: 'Spanish (Spain)' },
  spanishMexico: { id: 'format.spanishMexico', defaultMessage: 'Spanish (Mexico)' },
  italianItaly: { id: 'format.italianItaly', defaultMessage: 'Italian (Italy)' },
  dutchNetherlands: { id: 'format.dutchNetherlands', defaultMessage: 'Dutch (Netherlands)' },
  polishPoland: { id: 'format.polishPoland', defaultMessage: 'Polish (Poland)' },
  portugueseBrazil: { id: 'format.portugueseBrazil', defaultMessage: 'Portuguese (Brazil)' },
  swedishSweden: { id: 'format.swedishSweden', defaultMessage: 'Swedish (Sweden)' },
});
