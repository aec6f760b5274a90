// What is wrong with the settings of single sign-on.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  nameIsRequired: { id: 'signOn.nameIsRequired', defaultMessage: 'A name is required' },
  nameIsTooLong: { id: 'signOn.nameIsTooLong', defaultMessage: 'At most 60 characters' },
  issuerIsWrong: {
    id: 'signOn.issuerIsWrong',
    defaultMessage: 'Enter the address of the issuer, such as https://id.example.com',
  },
  clientIdIsRequired: { id: 'signOn.clientIdIsRequired', defaultMessage: 'A client id is required' },
  clientIdIsTooLong: {
    id: 'signOn.clientIdIsTooLong',
    defaultMessage: 'A client id has at most 500 characters',
  },
  secretIsTooLong: {
    id: 'signOn.secretIsTooLong',
    defaultMessage: 'A client secret has at most 2,000 characters',
  },
  domainIsWrong: { id: 'signOn.domainIsWrong', defaultMessage: 'Enter domains such as example.com' },
  tooManyDomains: { id: 'signOn.tooManyDomains', defaultMessage: 'At most {most} domains' },
  tooManyMappings: { id: 'signOn.tooManyMappings', defaultMessage: 'At most {most} lines' },
  scopesAreWrong: {
    id: 'signOn.scopesAreWrong',
    defaultMessage: 'Enter scopes separated by blanks, such as: groups offline_access',
  },
  valueIsRequired: {
    id: 'signOn.valueIsRequired',
    defaultMessage: "A line begins with a value of the provider's groups",
  },
  valueIsTooLong: { id: 'signOn.valueIsTooLong', defaultMessage: 'A value has at most 200 characters' },
  userCodeIsWrong: {
    id: 'signOn.userCodeIsWrong',
    defaultMessage: 'Enter the 8 letters that the terminal shows',
  },
});
