/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {
  headlines: {
    'eyes.one-shut+mouth.half-smile': ['The heist begins at midnight'],
    'brows.raised+mouth.half-smile': ['Checkmate, said the eyebrow'],
    'eyes.wide+mouth.open': ['It’s alive! And it’s in a selfie!'],
    'expression.serious+gaze.down': ['Mourning a dropped nugget'],
    'expression.tense+mouth.pressed': ['Contents under pressure'],
    'expression.smile+gaze.aside': ['The camera saw that'],
  },
  openers: {
    'expression.serious+gaze.up': [
      'Stern face, eyes on the heavens: have you come to challenge the thunder?',
    ],
    'eyes.one-shut+mouth.half-smile': ['Wink, smirk, and just like that my lunch is gone.'],
    'eyes.wide+mouth.open': ['Stop the music! Somebody’s told this person how sausages are made!'],
    'expression.surprised+gaze.aside': [
      'Something’s coming, you’ve seen it, and I’m text. I can’t even run.',
    ],
    'expression.tense+gaze.camera': [
      'That scowl’s aimed right at me, and I haven’t even got to the bad jokes yet.',
    ],
    'expression.sleepy+gaze.down': ['The eyelids are in free fall and there’s a floor coming up.'],
  },
  truths: {
    'expression.serious+gaze.down': [
      'You’re looking down with the face of an emperor who’s stepped on a building brick.',
    ],
    'expression.serious+gaze.up': ['You look like you’re telling the sky it’s got one last chance.'],
    'expression.serious+gaze.camera': [
      'Dead serious, dead ahead. I’ve returned library books I never borrowed.',
    ],
    'expression.serious+brows.raised': [
      'No smile, high brows: I feel like a contestant whose cake’s just been cut open.',
    ],
    'expression.neutral+gaze.camera': ['You’re looking at me like I’m a video that won’t let you skip.'],
    'expression.neutral+gaze.aside': ['Bored, and not even with me. I’ve never been so outranked by a wall.'],
    'expression.neutral+gaze.up': ['You’re gazing into the beyond with the passion of a parked van.'],
    'expression.sleepy+gaze.down': [
      'This is your captain speaking: we’re beginning our descent into pillow.',
    ],
    'expression.sleepy+mouth.open': ['Lids down, jaw down: your face has been shut down without saving.'],
    'expression.sleepy+gaze.camera': ['You’re staring right at me and I can hear the snoring.'],
    'expression.surprised+gaze.aside': ['WHAT is it? A bear? A teacher? A bear with your charger?'],
    'expression.surprised+gaze.up': ['You look like a chess piece that’s just seen the hand.'],
    'expression.surprised+mouth.open': ['That gasp used up all the air in this app.'],
    'expression.tense+gaze.up': ['You’re glaring at the ceiling like it’s flipped the board.'],
    'expression.tense+mouth.pressed': [
      'You’re a shaken bottle with eyebrows, and I’m not standing near the cap.',
    ],
    'expression.tense+gaze.camera': [
      'With a scowl like that, aimed like that, vending machines give change.',
    ],
    'expression.smile+gaze.aside': ['You’re smiling at someone ELSE? While I’m on stage? In MY roast?'],
    'expression.smile+gaze.down': [
      'You’re smirking at your phone while taking a photo with it. Even the phone’s confused.',
    ],
    'expression.big-smile+eyes.squint': [
      'The grin took over so much land that the eyes had to be evacuated.',
    ],
    'expression.big-smile+gaze.aside': [
      'Somebody over there’s getting MY laughs. Who is it? I want a name and a duel.',
    ],
    'expression.big-smile+gaze.down': ['You’re beaming at the ground like it’s just suggested a road trip.'],
    'brows.raised+mouth.half-smile': ['That’s the face of a lawyer who’s found the missing sock.'],
    'brows.raised+mouth.pressed': [
      'Brows in orbit, lips in lockdown: I’ve been reviewed, haven’t I? One star?',
    ],
    'brows.raised+mouth.puckered': ['You look like a duchess who’s been handed a spork.'],
    'brows.raised+mouth.open': ['Brows up, jaw down: your face is leaving in both directions.'],
    'eyes.one-shut+mouth.half-smile': [
      'That wink and that smirk have sold more fake treasure maps than the printer.',
    ],
    'eyes.one-shut+mouth.puckered': ['Either that’s a secret code or the sour sweet won. Don’t tell me.'],
    'eyes.one-shut+mouth.open': [
      'A wink with sound effects! Whatever you yelled, the parrot’s repeating it.',
    ],
    'eyes.wide+mouth.open': ['You look like you’ve hatched this second, and it’s Monday.'],
    'eyes.wide+mouth.pressed': ['Giant eyes, sealed lips: you’ve swallowed the evidence, and it was spicy.'],
    'eyes.squint+mouth.pressed': ['Ten more seconds of that look and the vault opens by itself.'],
    'eyes.squint+mouth.half-smile': [
      'You look like you know my browser history and you’ve picked a favourite.',
    ],
    'gaze.up+mouth.open': ['You’re gaping at the sky like somebody up there’s throwing snacks.'],
    'gaze.up+mouth.puckered': [
      'Whistling at the ceiling! The oldest alibi in the world, and you’ve got jam on it.',
    ],
    'gaze.aside+mouth.pressed': ['Eyes left the building, lips signed the papers. Nobody’ll ever prove it.'],
    'gaze.aside+mouth.half-smile': [
      'Side eye AND a smirk? Somebody’s sandwich has never been in such danger.',
    ],
    'gaze.down+mouth.half-smile': ['You smirk downward like a genie who’s read the small print of my wish.'],
    'repeat.expression+expression.serious': ['Serious AGAIN. Even the statue in the park takes Sundays off.'],
    'repeat.expression+expression.neutral': [
      'That nothing face, round two. Even wallpaper comes in patterns.',
    ],
    'repeat.expression+expression.big-smile': [
      'The grin’s back for another victory lap, and it’s waving at me PERSONALLY.',
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': [
      'You looked me dead in the eye and grinned. I’m done, {name}. Undefeated, iconic, out of my reach.',
    ],
    'expression.smile+gaze.camera': [
      'That smile came straight down the lens and took the whole show. Best robbery of my life. Respect.',
    ],
    'expression.serious+gaze.camera': [
      'You out-stared, out-classed and out-cooled a professional. Take the throne, {name}. Real presence.',
    ],
    'expression.neutral+gaze.camera': [
      'You gave me nothing, held it, and won. That’s not blank, that’s pure composure. Bravo.',
    ],
    'expression.surprised+gaze.camera': [
      'That face has more plot than most films. You’re a star, {name}, and I’m your astonished fan.',
    ],
    'eyes.one-shut+strength.smile': [
      'A wink and a winning smile: I’ve signed everything, you own the app. Superb.',
    ],
    'gaze.aside+strength.smile': [
      'Even aimed at the wrong target, that smile hit me. What a brilliant shot.',
    ],
    'gaze.down+strength.composure': [
      'You looked down on this whole roast, quite literally, and kept your calm. Masterful, {name}. Bravo, star.',
    ],
  },
};
