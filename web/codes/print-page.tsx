// /codes/print: the codes that the address asks for, as they come on paper, and as files.
import { Alert, Anchor, Button, Group, Menu, Text, Title } from '@mantine/core';
import { CircleAlert, Download, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { codeOf, codePath, codeSvg, fullSize } from '#core/codes/code.ts';
import {
  baseCodeSize,
  codesOf,
  type CodesDraft,
  codesSearch,
  type CodesPlan,
  type CodeText,
  planOf,
} from '#core/codes/codes-draft.ts';
import { codesPdf } from '#core/codes/codes-pdf.ts';
import { codesZip } from '#core/codes/codes-zip.ts';
import { pageSizes, type SheetLayout } from '#core/codes/label-sheets.ts';
import { codePng } from '#core/codes/png.ts';
import { codesIssue, codeTexts, layoutOf, printNotes } from '#core/codes/labels.ts';
import { inMemory } from '#core/files/output.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { useTitle } from '#web/ui/page.tsx';
import classes from './print-page.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type PrintPageProps = {
  draft: CodesDraft;
  /** Gives an address that names none the seed of its random codes, so that it shows the same ones again. */
  onSeed(seed: string): void;
};

export function PrintPage({ draft, onSeed }: PrintPageProps) {
  const { ports } = useCore();
  useTitle(codeTexts.print);
  const needsSeed = draft.type === 'UUID' && draft.seed === '';
  useEffect(() => {
    if (needsSeed) onSeed(ports.newId());
  }, [needsSeed, onSeed, ports]);
  const { plan, issues } = planOf(draft);
  const catalog = useRead(catalogQuery, { enabled: plan?.type === 'CATALOG' });
  if (needsSeed) return null;
  if (plan === null) {
    return (
      <div className={`row wrap justify-between gap-y-12 gap-x-24 ${classes.bar}`}>
        <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={codeTexts.missing}>
          <ul className="m-0 mb-8 ps-20">
            {issues.map(({ path, message }) => (
              <li key={path}>
                {path}: {message}
              </li>
            ))}
          </ul>
          <Anchor href="/codes">{t(m.chooseAgain)}</Anchor>
        </Alert>
      </div>
    );
  }
  const search = JSON.stringify(codesSearch(draft));
  if (plan.type !== 'CATALOG') return <Sheets plan={plan} search={search} catalog={noItems} />;
  return (
    <Loaded query={catalog} failed={t(m.catalogNotLoaded)}>
      {(items) => <Sheets plan={plan} search={search} catalog={items} />}
    </Loaded>
  );
}

const noItems: readonly CatalogItem[] = [];

type SheetsProps = { plan: CodesPlan; search: string; catalog: readonly CatalogItem[] };

function Sheets({ plan, search, catalog }: SheetsProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the plan is that of the address
  const codes = useMemo(() => codesOf(plan, location.origin, catalog), [search, catalog]);
  const { layout, codeSize } = layoutOf(plan);
  const perPage = layout.columns * layout.rows;
  const pages = Array.from({ length: Math.ceil(codes.length / perPage) }, (_, page) =>
    codes.slice(page * perPage, (page + 1) * perPage),
  );
  const issue = codesIssue(codes);
  if (issue !== null) {
    return (
      <div className={`row wrap justify-between gap-y-12 gap-x-24 ${classes.bar}`}>
        <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={codeTexts.missing}>
          <p>{issue}</p>
          <Anchor href="/codes">{t(m.chooseAgain)}</Anchor>
        </Alert>
      </div>
    );
  }
  const size = pageSizes[layout.page];
  return (
    <div className={classes.all}>
      <style>{`@page { size: ${size.width}mm ${size.height}mm; margin: 0; }`}</style>
      <header className={`row wrap justify-between gap-y-12 gap-x-24 ${classes.bar}`}>
        <div>
          <Title order={1} size="h3">
            {codeTexts.print}
          </Title>
          <Text size="sm" c="dimmed">
            {t(m.codesOnPagesOfPrint, { count: codes.length, count2: pages.length, layout: layout.name })}
          </Text>
        </div>
        <Files plan={plan} codes={codes} layout={layout} codeSize={codeSize} />
      </header>
      {pages.map((page, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number
        <section
          key={index}
          className={`relative overflow-hidden border ${classes.page}`}
          style={{ width: `${size.width}mm`, height: `${size.height}mm` }}
        >
          {page.map((code, at) => (
            <Label
              // oxlint-disable-next-line react/no-array-index-key -- the same value may stand on all of them
              key={at}
              code={code}
              at={at}
              layout={layout}
              codeSize={codeSize}
              description={plan.description}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

type LabelProps = {
  code: CodeText;
  at: number;
  layout: SheetLayout;
  codeSize: number | null;
  description: string;
};

function Label({ code: { content, label, note }, at, layout, codeSize, description }: LabelProps) {
  const code = useMemo(() => codeOf(content), [content]);
  const lines = [label, note, description].filter((line) => line !== '');
  const modules = fullSize(code);
  const isLow = layout.height < 20 && layout.width > 2 * layout.height;
  const room = isLow ? layout.height - 2 : layout.height - 3 - lines.length * 3.4;
  const size = Math.max(4, Math.min(codeSize ?? room, room, layout.width - 3));
  return (
    <figure
      className={`absolute row overflow-hidden justify-center m-0 ${classes.label}`}
      data-low={isLow || undefined}
      style={{
        left: `${layout.marginLeft + (at % layout.columns) * layout.stepX}mm`,
        top: `${layout.marginTop + Math.floor(at / layout.columns) * layout.stepY}mm`,
        width: `${layout.width}mm`,
        height: `${layout.height}mm`,
      }}
    >
      <svg
        viewBox={`0 0 ${modules} ${modules}`}
        style={{ width: `${size}mm`, height: `${size}mm` }}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t(m.qrCodeOf, { label })}
      >
        <path d={codePath(code)} />
      </svg>
      <figcaption className={`flex min-w-0 max-w-full monospace text-center break ${classes.texts}`}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its number
          <span key={index}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}

type FilesProps = {
  plan: CodesPlan;
  codes: readonly CodeText[];
  layout: SheetLayout;
  codeSize: number | null;
};

function Files({ plan, codes, layout, codeSize }: FilesProps) {
  const { ports } = useCore();
  const [isBusy, setIsBusy] = useState(false);
  const pixels = Math.max(1, Math.round(baseCodeSize * (plan.scale === 0 ? 1 : plan.scale)));
  const save = async (make: () => Promise<{ blob: Blob; name: string; notes?: readonly string[] }>) => {
    setIsBusy(true);
    try {
      const { blob, name, notes = [] } = await make();
      saveBlob(blob, name);
      notifyDone([t(m.saved, { name }), ...notes].join(' '));
    } catch {
      notifyFailed(t(m.fileCouldNotBeCreated), t(m.tryAgainWithFewerCodes));
    } finally {
      setIsBusy(false);
    }
  };
  const savePdf = () =>
    save(async () => {
      let notes: string[] = [];
      const bytes = await inMemory(async (output) => {
        notes = printNotes(
          await codesPdf(codes, { layout, codeSize, description: plan.description }, output),
        );
      });
      return { blob: new Blob([bytes], { type: 'application/pdf' }), name: 'qr-codes.pdf', notes };
    });
  const savePictures = (kind: 'svg' | 'png') =>
    save(async () => {
      const [only] = codes;
      if (codes.length === 1 && only !== undefined) {
        const code = codeOf(only.content);
        const picture = kind === 'svg' ? codeSvg(code, pixels) : codePng(code, pixels);
        const type = kind === 'svg' ? 'image/svg+xml' : 'image/png';
        return { blob: new Blob([picture], { type }), name: `qr-code.${kind}` };
      }
      const bytes = await inMemory((output) => codesZip(codes, { kind, pixels, at: ports.now() }, output));
      return { blob: new Blob([bytes], { type: 'application/zip' }), name: `qr-codes-${kind}.zip` };
    });
  return (
    <Group gap="xs">
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={isBusy} leftSection={<Download size={16} aria-hidden />}>
            {t(common.download)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void savePdf()}>{t(m.pdfAsPrinted)}</Menu.Item>
          <Menu.Item onClick={() => void savePictures('svg')}>{t(m.svgOneFilePerCode)}</Menu.Item>
          <Menu.Item onClick={() => void savePictures('png')}>{t(m.pngOneFilePerCode)}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
        {t(m.print)}
      </Button>
    </Group>
  );
}
