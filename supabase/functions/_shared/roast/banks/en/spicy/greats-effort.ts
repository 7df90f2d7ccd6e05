/** Praise for whoever came, and for skin that keeps calm whenever it is: a strength and its occasion. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsEffort: TopicLines = {
  greats: {
    'daytime.morning+strength.effort': [
      "It's MORNING, and you volunteered for this! The toast saw it and went back DOWN.",
      "The day had barely found its shoes, and you'd already invited criticism. Magnificent.",
    ],
    'daytime.afternoon+strength.effort': [
      'Mid-afternoon, when willpower lies face down on a desk, and YOU asked to be roasted. Hire this person.',
      'Others nap at this hour. You stepped up to a judge with a camera. History will note the time.',
    ],
    'daytime.evening+strength.effort': [
      'A full day behind you, and you used the evening for a PORTRAIT. Marathon runners would sit down first.',
      "The sofa begged. You said 'in a minute' and asked for the verdict. What discipline.",
    ],
    'daytime.late+strength.effort': [
      "It's this LATE and you want the truth. Owls are taking notes.",
      "The whole street is asleep, and you're here, unafraid, asking. That's a film poster.",
    ],
    'source.library+strength.effort': [
      'You opened your OWN photo library, on purpose, and chose. Explorers have been knighted for less.',
      'Out of everything on that phone, you handed me THIS. The screenshots wept, and I accepted.',
    ],
    'source.rear+strength.effort': [
      "REAR camera. No mirror image, no safety net. You've basically been photographed on a tightrope.",
      'You took on the BIG lens and asked for a review. Somewhere a stunt double just felt lazy.',
    ],
    'source.shared+strength.effort': [
      "You hit SHARE and chose the one recipient with opinions. That's nerve with a forwarding address.",
      'Everyone else shares for hearts. You shared for JUDGEMENT. I stood up when it arrived.',
    ],
    'source.front+strength.effort': [
      'You had a preview, you had a way out, and you pressed ANYWAY. Lions have backed out of less.',
      'You were photographer AND model, and neither of them walked out. What a production.',
      "You took a picture of yourself and said 'send it to the comedian'. Spectacular NERVE.",
    ],
    'strength.effort+tries.first': [
      'ONE take. No warm-up, no safety copy, straight to the critic. The nerve is exquisite.',
      "First attempt of the day and you said 'that'll do, judge me'. I've got goosebumps and no skin.",
      'ONE photo today, and no plan B. Tightrope walkers bring more equipment.',
    ],
    'strength.effort+told.just-woke': [
      'Fresh out of bed and into the RING. No coffee, no make-believe, just you. Spectacular.',
      "You were asleep just now, and now you're on stage. Nobody has ever had a shorter journey.",
    ],
    'strength.effort+told.before-work': [
      'The clock is SHOUTING, the bag is packed, and you demanded a review. Priorities of a monarch.',
      "Everyone else is hunting for keys. You're hunting for the truth. Take both, quickly.",
    ],
    'strength.effort+told.after-sport': [
      'You finished your WORKOUT and your recovery drink was criticism. What are you made of?',
      'Still catching your breath and already asking for the verdict. The podium is moving towards YOU.',
    ],
    'strength.effort+told.night-out': [
      "A night OUT, and you summoned a critic to it. That's how legends hold court.",
      'The party was there. The party is waiting. You had a portrait to defend.',
    ],
    'gap.today+strength.effort': [
      "AGAIN, on the SAME day! You don't take a roast, you take a subscription.",
      "You left, you thought about it, you came back for more. I'd like that on a flag.",
      "You came BACK, the same day, of your own free will. I've told the boomerangs.",
    ],
    'gap.days+strength.effort': [
      "Days later the saloon doors swing open, and it's YOU, back for another round!",
      'You gave me a few days to recover. Considerate. I needed them more than you did.',
    ],
    'gap.weeks+strength.effort': [
      "WEEKS. I'd redecorated. And then you stride in like you still have the key. You do.",
      'You took weeks off and returned without stretching first. Athletes, take note.',
    ],
    'strength.effort+trend.level': [
      "The score hasn't moved, and neither has your nerve. You came back to stare it down. Glorious.",
      'A level score, and you strolled back in to visit it. Tide tables are less steady.',
    ],
    'strength.effort+trend.down': [
      "The number dipped, and you came for the roast ANYWAY. That's captain material.",
    ],
    'level.beginner+strength.effort': [
      'A BEGINNER, and you walk in through the front door asking for notes! Veterans use the window.',
      "Beginner's level, and you picked the boss fight. I admire it enormously.",
    ],
    'level.basic+strength.effort': [
      'The basics, done, and yet you HUNGER for feedback. Somewhere a bar of soap is very proud.',
      "A short routine and a long backbone. That's the full starter kit.",
    ],
    'level.intermediate+strength.effort': [
      'You have a ROUTINE, and you let a comedian audit it. Banks are less transparent.',
      "Enough experience to know better, and you came anyway. That's the spirit.",
    ],
    'level.advanced+strength.effort': [
      "You're ADVANCED, and you still hand yourself in for inspection. A general who still does push-ups.",
      'You could TEACH this class, and you sat down in the front row. Royalty with a pencil case.',
    ],
    'level.beginner+skin.evenness.calm': [
      'A BEGINNER, with a tone this even? The experts are checking their receipts.',
    ],
    'level.beginner+skin.pores.calm': [
      'No routine to speak of, and the pores are SILENT. Who trained them, wolves? Very polite wolves.',
    ],
    'level.basic+skin.pores.calm': [
      "The basics alone, and the pores surrendered! I'd like to meet that soap.",
    ],
    'level.basic+skin.redness.calm': [
      'Nothing fancy on the shelf and hardly a flush in sight. Minimalism has WON.',
    ],
    'level.intermediate+skin.shine.calm': [
      "Your routine's a BOUNCER. The shine's still outside, saying it knows the DJ.",
    ],
    'level.intermediate+skin.evenness.calm': [
      'An even tone, and a routine behind it. A snooker table bowed.',
    ],
    'level.advanced+skin.texture.calm': [
      "A surface like a lake nobody's told about. Your routine deserves a security detail.",
    ],
    'level.advanced+skin.redness.calm': [
      "An advanced routine and cheeks at total PEACE. You've negotiated a treaty, and it holds.",
    ],
    'daytime.evening+skin.shine.calm': [
      "EVENING, and your forehead never let the shine get a word in! It takes the day's honours.",
    ],
    'daytime.afternoon+skin.shine.calm': [
      "By AFTERNOON other foreheads can guide ships in. Yours stayed MATTE. The coastguard's worried.",
    ],
    'daytime.morning+skin.evenness.calm': [
      "It's morning, and your tone's already EVEN. The rest of us are still loading.",
    ],
    'skin.spots.calm+told.exams': [
      "EXAMS, and hardly a spot to report! Your skin's the calmest candidate in the hall.",
    ],
    'skin.shine.calm+told.after-sport': ['You worked OUT and stayed matte. Physics is asking for a rematch.'],
    'daytime.late+skin.redness.calm': [
      'The night is old, and your cheeks are cool as marble. Last guests standing, and the best dressed.',
    ],
  },
};
