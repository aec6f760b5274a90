import { it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startTestServer } from '#tests/support/server.ts';
it('t', async () => {
  const server = await startTestServer({ trustProxy: true });
  const c = await server.company();
  const people = []; for (let i=0;i<12;i++) people.push(await server.person(c.id,'USER'));
  let n=0;
  const t = async (path: string, username: string) => { await new Promise(r=>setTimeout(r,15)); const s = performance.now(); await (await fetch(server.origin+path,{method:'POST',headers:{'content-type':'application/json','x-forwarded-for':`10.1.${n%200}.${n++%200}`},body:JSON.stringify({username,password:'wrong'})})).text(); return performance.now()-s; };
  const out: Record<string, number[]> = { known: [], unknown: [], resetKnown: [], resetUnknown: [] };
  for (let i=0;i<8;i++) for (const p of people) { out.known.push(await t('/authenticate', p.userName)); out.unknown.push(await t('/authenticate', 'x'+p.userName)); }
  for (let i=0;i<5;i++) for (const p of people) { out.resetKnown.push(await t('/user/resetPassword', p.userName)); out.resetUnknown.push(await t('/user/resetPassword', 'x'+p.userName)); }
  for (const [k,v] of Object.entries(out)) { v.sort((a,b)=>a-b); console.log(k, 'p10',v[Math.floor(v.length*.1)].toFixed(2),'p50',v[v.length>>1].toFixed(2),'p90',v[Math.floor(v.length*.9)].toFixed(2)); }
  await server.close();
}, 60000);
