// What server/http/console says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  tilesAreNoAddress: {
    id: 'http.server.console.tilesAreNoAddress',
    defaultMessage: 'FORMDECK_TILES is "{template}", which is not the address of map tiles.',
  },
  useTilesSuchAs: {
    id: 'http.server.console.useTilesSuchAs',
    defaultMessage: 'Use https and the three numbers of a tile, such as {example}.',
  },
  tilesNameNobody: {
    id: 'http.server.console.tilesNameNobody',
    defaultMessage: 'Set FORMDECK_TILES_BY to the words with which the makers of the map want to be named.',
  },
  formdeckRegionsContainsWhichIs: {
    id: 'http.server.console.formdeckRegionsContainsWhichIs',
    defaultMessage: 'FORMDECK_REGIONS contains "{entry}", which is not a region.',
  },
  useIdNameAddressSuch: {
    id: 'http.server.console.useIdNameAddressSuch',
    defaultMessage:
      'Use id=name=address, such as us=United States=https://us.example.com, separated by commas.',
  },
});
