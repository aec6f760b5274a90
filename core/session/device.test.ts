import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const chrome = '(KHTML, like Gecko) Chrome/141.0.0.0';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36`,
    'Chrome 141 on Windows',
    'browser',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/141.0.0.0`,
    'Edge 141 on Windows',
    'browser',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox 143 on Linux',
    'browser',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari 26 on macOS',
    'browser',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26 on iPhone',
    'browser',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390 Mobile/15E148 Safari/604.1',
    'Chrome 141 on iPad',
    'browser',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28 on Android',
    'browser',
  ],
  [
    'formdeck/0.12.0 (node 24.1.0; linux; host build-7.example)',
    'Command line on Linux (build-7.example)',
    'command line',
  ],
  ['formdeck/0.12.0 (node 24.1.0; win32)', 'Command line on Windows', 'command line'],
  ['curl/8.5.0', 'curl', 'other'],
  ['<b>evil</b>', 'Unknown program', 'other'],
  ['', 'Unknown device', 'other'],
  [null, 'Unknown device', 'other'],
])('says of %j that it is %s', (userAgent, device, kind) => {
  expect(deviceOf(userAgent)).toEqual({ device, kind });
});
