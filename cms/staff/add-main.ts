import { randomBytes } from 'node:crypto';
import { getPayload } from 'payload';
import { isStaffRole } from '#domain/accounts/roles';

/*
 * `npm run staff-add -- EMAIL ROLE "FULL NAME"`: the first account of a production set-up, which has no seeded ones.
 * Reads DATABASE_URL and PAYLOAD_SECRET; the password is told once, the second factor is enrolled at the first login.
 */
const [email, role, name] = process.argv.slice(2);
if (!email || !isStaffRole(role) || !name || !process.env['DATABASE_URL'] || !process.env['PAYLOAD_SECRET']) {
  process.stderr.write('DATABASE_URL=… PAYLOAD_SECRET=… npm run staff-add -- EMAIL ROLE "FULL NAME"\n');
  process.exit(1);
}
const { default: config } = await import('../payload.config');
const payload = await getPayload({ config });
const password = randomBytes(12).toString('base64url');
await payload.create({ collection: 'staff', data: { email, name, roles: [role], password } });
process.stdout.write(`${email}  ${password}  ${role}\n`);
process.exit(0);
