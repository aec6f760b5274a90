// Who may make the calls of the appearance, and how each is made.
import sharp from 'sharp';
import { type CallTests } from '#tests/support/call-tests.ts';

const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#b8262b' } })
  .png()
  .toBuffer();

export const calls: CallTests = {
  'appearance.readLabels': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh }) => {
      await fresh.looks();
      return {};
    },
  },
  'appearance.saveLabels': {
    who: 'admins',
    request: () => ({ body: { sidebarBackgroundColor: '#0b5d3b', sidebarTextColor: '#FFF' } }),
  },
  'appearance.deleteLabels': {
    who: 'admins',
    request: async ({ fresh }) => {
      await fresh.looks();
      return {};
    },
  },
  'appearance.readLanguage': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'appearance.saveLanguage': {
    who: 'admins',
    request: () => ({ body: { locale: 'fr-CA' } }),
  },
  'appearance.requestLogo': {
    who: 'admins',
    request: () => ({ body: { mimetype: 'image/png' } }),
  },
  'appearance.receiveLogo': {
    who: 'anybody, signed in or not',
    to: 'a link',
    request: async ({ fresh }) => ({
      params: { secret: await fresh.logoSecret() },
      bytes: { content: new Uint8Array(picture), type: 'image/png' },
    }),
  },
  'appearance.deleteLogo': {
    who: 'admins',
    request: async ({ fresh }) => {
      await fresh.looks();
      return {};
    },
  },
  'appearance.readLinks': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'appearance.readSignInLink': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'appearance.linkedBrand': {
    who: 'anybody, signed in or not',
    to: 'a link',
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ params: { secret: await fresh.brandLink() } }),
  },
  'appearance.linkedLabels': {
    who: 'anybody, signed in or not',
    to: 'a link',
    answersNoMarkers: true,
    request: async ({ fresh }) => {
      await fresh.looks();
      return { params: { secret: await fresh.brandLink() } };
    },
  },
  'appearance.linkedLogo': {
    who: 'anybody, signed in or not',
    to: 'a link',
    answersNoMarkers: true,
    request: async ({ fresh }) => {
      await fresh.looks();
      return { params: { secret: await fresh.brandLink() } };
    },
  },
};
