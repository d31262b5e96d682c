-- Messages that go out by themselves: when, only if, then. A saved change is a new version.
create table automations (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  -- Trigger, conditions and steps.
  automation jsonb not null,
  version integer not null default 1,
  is_on boolean not null default false,
  -- What was due before this moment is not sent by this version.
  turned_on_at timestamptz,
  -- The starter it was made from.
  starter text,
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_by text,
  changed_at timestamptz not null,
  primary key (property_id, id)
);
select protect_tenant_table('automations');
create policy installation on automations for select to innkeeper_installation using (true);
grant select (property_id, id, is_on) on automations to innkeeper_installation;

-- One step for one stay: what is to happen, or happened, or why not.
create table automation_steps (
  property_id text not null,
  automation_id text not null,
  version integer not null,
  booking_id text not null,
  step integer not null,
  -- What it is about beside the stay, such as an order; empty for what comes once in a stay.
  subject text not null default '',
  due_at timestamptz not null,
  state text not null check (state in ('planned', 'done', 'skipped')),
  -- Why it was skipped.
  reason text,
  done_at timestamptz,
  primary key (property_id, automation_id, version, booking_id, step, subject),
  foreign key (property_id, automation_id) references automations (property_id, id) on delete cascade
);
create index automation_steps_due on automation_steps (due_at) where state = 'planned';
create index automation_steps_of_booking on automation_steps (property_id, booking_id);
create index automation_steps_history on automation_steps (property_id, automation_id, done_at desc) where state <> 'planned';
select protect_tenant_table('automation_steps');
create policy installation on automation_steps for select to innkeeper_installation using (true);
grant select (property_id, due_at, state) on automation_steps to innkeeper_installation;
